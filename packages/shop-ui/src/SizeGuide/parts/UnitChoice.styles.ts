import { centred } from '@shop/ui/styles/centred'
import { unseenInput } from '@shop/ui/styles/unseenInput'
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
    ${unseenInput}
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
