import styled from 'styled-components'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

export const Root = styled.span`
  --fill: ${theme.color.positive.text};
  display: block;
  position: relative;
  height: 0.375rem;
  overflow: hidden;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.line.subtle};

  &::after {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    width: var(--share);
    border-radius: inherit;
    background: var(--fill);
    transition: width ${theme.motion.slow};
    content: '';
  }
  &[data-size='s'] {
    height: 0.125rem;
  }
  &[data-tone='action'] {
    --fill: ${theme.color.action.rest};
  }
  &[data-tone='accent'] {
    --fill: ${theme.color.accent.text};
  }
  &[data-tone='text'] {
    --fill: currentColor;
  }
  @media ${media.forcedColors} {
    border: 1px solid CanvasText;
    &::after {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`
