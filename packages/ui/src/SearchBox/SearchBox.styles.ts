import styled, { keyframes } from 'styled-components'
import { centred } from '../styles/centred.ts'
import { layer } from '../tokens/layer.ts'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

export const Root = styled.form`
  position: relative;
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

/** Height of a suggestion: five of them fit into the list (specification §2). */
const ROW = '3rem'
/** Paddings and borders of the list. */
const AROUND = '(0.5rem + 2px)'
/** Distance of the list from the top of the window, and the keyboard of a phone or the edge of the window below. */
const OUTSIDE = '11rem'

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

/** Only a box that scrolls runs through this: at its end the last suggestion is clear. */
const clearAtTheEnd = keyframes`
  from,
  90% {
    opacity: 1;
  }
  to {
    opacity: 0;
  }
`

/**
 * Whole rows only: none is cut through its letters, in a low window, with a larger font or after scrolling. The last one that is seen
 * fades into the box where more follow.
 */
export const Suggestions = styled(Start)`
  max-height: calc(round(down, clamp(${ROW}, 250px - ${AROUND}, 100dvh - ${OUTSIDE}), ${ROW}) + ${AROUND});
  scroll-snap-type: y mandatory;
  container-type: inline-size;
  scroll-padding-block: ${theme.space.xxs};

  @supports (animation-timeline: scroll()) {
    &::after {
      content: '';
      display: block;
      position: sticky;
      bottom: 0;
      height: ${theme.space.xl};
      margin-top: calc(-1 * ${theme.space.xl});
      background: linear-gradient(to top, ${theme.color.surface.raised}, transparent);
      opacity: 0;
      animation: ${clearAtTheEnd} linear both;
      animation-timeline: scroll();
      pointer-events: none;
    }
  }
`

export const Option = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  height: ${ROW};
  padding-inline: ${theme.space.m} ${theme.space.l};
  line-height: ${theme.leading.title};
  scroll-snap-align: start;
  cursor: pointer;

  & > [data-part='text'] {
    flex: 1;
    display: -webkit-box;
    min-width: 0;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & > small {
    color: ${theme.color.text.muted};
    font-size: ${theme.type.xs};

    /* Enlarged text leaves no room: the icon tells the kind. */
    @container (width < 16rem) {
      display: none;
    }
  }
  & > [data-part='price'] {
    color: ${theme.color.text.strong};
    font-size: ${theme.type.s};
    font-variant-numeric: tabular-nums;
  }
  /* A narrow box has brand and price of a product below its title, which has the whole width. */
  &[data-has-brand='true'] {
    @container (16rem <= width < 26rem) {
      display: grid;
      grid-template-columns: auto 1fr auto;
      align-content: center;
      row-gap: 0;

      & > :first-child {
        grid-row: span 2;
      }
      & > [data-part='text'] {
        grid-column: span 2;
        -webkit-line-clamp: 1;
      }
      & > [data-part='price'] {
        line-height: inherit;
      }
    }
  }
  & b {
    font-weight: ${theme.weight.strong};
  }
  &[aria-selected='true'],
  &:hover {
    background: ${theme.color.surface.brand};
  }
  /* The fade does not lie over it. */
  &[aria-selected='true'] {
    position: relative;
    z-index: ${layer.control};
  }
  @media ${media.forcedColors} {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

/** As high as a suggestion, so that whole ones are below it, unless enlarged text needs more lines. */
export const Note = styled.li`
  display: grid;
  align-content: center;
  min-height: ${ROW};
  padding-inline: ${theme.space.m};
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};
  line-height: ${theme.leading.title};
  scroll-snap-align: start;
`

/** Picture or icon, both as wide. */
export const Mark = styled.span`
  ${centred}
  flex: none;
  width: 2rem;
  border-radius: ${theme.radius.s};
  overflow: hidden;
  color: ${theme.color.text.muted};

  & > :is(picture, div) {
    width: 100%;
  }
`

export const None = styled.p`
  padding: ${theme.space.xs} ${theme.space.l};
  color: ${theme.color.text.muted};
`
