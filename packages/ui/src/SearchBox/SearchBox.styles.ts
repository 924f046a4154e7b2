import styled from 'styled-components'
import { centred } from '../styles/centred.ts'
import { layer } from '../tokens/layer.ts'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

/** Highest window, of which no part is outside of the layer. */
const WINDOW = '100lvh'

/**
 * The first tap outside of an open list only closes it in a narrow window, where the list hides what is below it: a layer between the page
 * and the header takes it. Its edges are those of the window, or of a header that contains what is fixed.
 */
export const Root = styled.form`
  position: relative;

  @media ${media.mobile} {
    &[data-open='true']::before {
      content: '';
      position: fixed;
      inset: 0 0 auto;
      z-index: ${layer.behind};
      height: ${WINDOW};
    }
  }
`

export const Field = styled.div`
  display: flex;
  align-items: center;
  border: 1px solid transparent;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface.sunken};
  transition:
    background ${theme.motion.quick},
    border-color ${theme.motion.quick};

  &:focus-within {
    border-color: ${theme.color.line.control};
    background: ${theme.color.surface.raised};
  }
  &:has(input:focus-visible) {
    outline: 2px solid ${theme.color.focus.ring};
    outline-offset: 2px;
  }
  @media ${media.forcedColors} {
    border-color: ButtonBorder;
  }
`

export const Input = styled.input`
  flex: 1;
  min-width: 0;
  min-height: ${theme.size.target};
  padding-block: 0;
  padding-inline: ${theme.space.l} 0;
  border: 0;
  /* 16 px at least: anything smaller makes iOS zoom in. */
  font-size: ${theme.type.m};
  background: none;
  text-overflow: ellipsis;
  appearance: none;

  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: ${theme.color.text.muted};
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`

export const Submit = styled.button`
  ${centred}
  flex: none;
  width: 3.25rem;
  height: ${theme.size.target};
  border-radius: ${theme.radius.pill};

  &:hover {
    color: ${theme.color.action.rest};
  }
`

export const Clear = styled(Submit)`
  width: ${theme.size.target};

  /* The control needs JavaScript. */
  @media (scripting: none) {
    display: none;
  }
`

export const Start = styled.div`
  position: absolute;
  inset: calc(100% + 0.375rem) 0 auto;
  z-index: ${layer.header};
  max-height: 60svh;
  padding-block: ${theme.space.xxs};
  border: 1px solid ${theme.color.line.subtle};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface.raised};
  box-shadow: ${theme.shadow.overlay};
  overflow-y: auto;
  scrollbar-width: thin;
  scrollbar-color: ${theme.color.line.control} transparent;
`

export const None = styled.p`
  padding: ${theme.space.xs} ${theme.space.l};
  color: ${theme.color.text.muted};
`
