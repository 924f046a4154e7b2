import { centred } from '@shop/ui/styles/centred'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Root = styled.fieldset`
  display: flex;
  padding: ${theme.space.xxs};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface.sunken};

  & > label {
    position: relative;
    cursor: pointer;
  }
  & input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  & input + span {
    ${centred}
    min-height: calc(${theme.size.target} - 2 * ${theme.space.xxs});
    padding-inline: ${theme.space.m};
    border-radius: ${theme.radius.pill};
    color: ${theme.color.text.strong};
    font-size: ${theme.type.s};
  }
  & input:checked + span {
    color: ${theme.color.text.inverse};
    background: ${theme.color.surface.inverse};
  }
  & input:focus-visible + span {
    outline: 2px solid ${theme.color.focus.ring};
    outline-offset: 2px;
  }
  @media ${media.forcedColors} {
    & input:checked + span {
      border: 3px solid Highlight;
    }
  }
`
