import styled from 'styled-components'
import { tick } from '@shop/ui/styles/tick'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'

export const Legend = styled.legend`
  margin-bottom: ${theme.space.s};
  padding: 0;
  font-family: ${theme.font.display};
  font-size: ${theme.type.h4};
`

export const Choice = styled.label`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: center;
  gap: ${theme.space.m};
  min-height: 4.25rem;
  padding: ${theme.space.s} ${theme.space.m};
  border: 1px solid ${theme.color.line.control};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface.raised};
  cursor: pointer;
  transition: border-color ${theme.motion.quick};

  &:has(:checked) {
    border-color: ${theme.color.action.rest};
    background: ${theme.color.surface.brand};
    box-shadow: inset 0 0 0 1px ${theme.color.action.rest};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.focus.ring};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    border-color: ${theme.color.line.subtle};
    color: ${theme.color.text.muted};
    background: ${theme.color.surface.sunken};
    cursor: not-allowed;
  }
  & > input {
    ${tick}
    outline: none;
  }
  & > svg {
    margin-inline-end: ${theme.space.xxs};
  }
  /* Below the icon while the text is enlarged. */
  & > span {
    display: grid;
    flex: 1 1 7rem;
    gap: calc(0.5 * ${theme.space.xxs});
    min-width: 0;
  }
  & > span > b {
    font-weight: ${theme.weight.strong};
  }
  & > span > span {
    color: ${theme.color.text.muted};
    font-size: ${theme.type.s};
  }
  @media ${media.hover} {
    &:hover:not(:has(:disabled), :has(:checked)) {
      border-color: ${theme.color.text.strong};
    }
  }
`
