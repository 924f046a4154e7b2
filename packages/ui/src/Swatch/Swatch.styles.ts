import styled from 'styled-components'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

export const Root = styled.span`
  position: relative;
  display: inline-block;
  flex: none;
  width: var(--swatch-size, 1.125rem);
  height: var(--swatch-size, 1.125rem);
  border-radius: 50%;
  /* Stripes stand for a value without a colour, which a plain dot would pass off as a pale one. */
  background: var(
    --swatch,
    repeating-linear-gradient(
      135deg,
      ${theme.color.surface.raised} 0 3px,
      ${theme.color.line.control} 3px 4px
    )
  );
  /* A ring separates pale colours from the page. */
  box-shadow: inset 0 0 0 1px var(--swatch-ring, ${theme.color.line.swatch});
  forced-color-adjust: none;

  &[data-chosen='true'] {
    outline: 2px solid ${theme.color.text.strong};
    outline-offset: 3px;
  }
  &[data-stock='out']::after {
    position: absolute;
    inset: 0;
    border-radius: 50%;
    background: linear-gradient(
      to top right,
      transparent calc(50% - 2px),
      ${theme.color.surface.raised} calc(50% - 2px) calc(50% - 0.5px),
      ${theme.color.text.strong} calc(50% - 0.5px) calc(50% + 0.5px),
      ${theme.color.surface.raised} calc(50% + 0.5px) calc(50% + 2px),
      transparent calc(50% + 2px)
    );
    content: '';
  }
  @media ${media.forcedColors} {
    border: 1px solid CanvasText;
    &[data-chosen='true'] {
      outline-color: Highlight;
    }
  }
`
