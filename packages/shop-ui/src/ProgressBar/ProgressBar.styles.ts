import styled from 'styled-components'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'

export const Bar = styled.span`
  display: block;
  position: relative;
  height: 0.375rem;
  overflow: hidden;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.line.subtle};

  &::after {
    position: absolute;
    inset: 0 auto 0 0;
    width: var(--share);
    border-radius: inherit;
    background: ${theme.color.positive.text};
    transition: width ${theme.motion.slow};
    content: '';
  }
  @media ${media.forcedColors} {
    border: 1px solid CanvasText;
    &::after {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`
