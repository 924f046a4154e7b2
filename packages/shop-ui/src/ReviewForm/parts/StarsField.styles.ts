import styled from 'styled-components'
import { centred } from '@shop/ui/styles/centred'
import { unseenInput } from '@shop/ui/styles/unseenInput'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'

export const Row = styled.div`
  margin-left: calc(-0.8 * ${theme.space.xs});
`

export const Star = styled.label`
  position: relative;
  ${centred}
  width: ${theme.size.target};
  height: ${theme.size.target};
  border-radius: ${theme.radius.s};
  color: ${theme.color.line.control};
  cursor: pointer;
  transition: color ${theme.motion.quick};

  & > input {
    ${unseenInput}
  }
  &[data-lit='true'] {
    color: ${theme.color.accent.text};
  }
  /* A filled star would look chosen, whatever its colour. */
  &[data-lit='false'] path {
    fill: none;
    stroke: currentColor;
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.focus.ring};
    outline-offset: -2px;
  }
  @media ${media.hover} {
    &:hover {
      color: ${theme.color.accent.text};
    }
  }
  @media ${media.forcedColors} {
    color: GrayText;

    &[data-lit='true'] {
      color: Highlight;
    }
  }
`

export const Word = styled.span`
  padding-left: ${theme.space.xs};
  font-size: ${theme.type.s};
`
