import styled from 'styled-components'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

const star =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath d='m12 2.2 3 6.2 6.8.9-5 4.7 1.3 6.8-6.1-3.3-6.1 3.3 1.3-6.8-5-4.7 6.8-.9z'/%3E%3C/svg%3E\")"

export const Root = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.35em;
  font-size: ${theme.type.s};
  line-height: ${theme.leading.snug};

  & svg {
    width: 0.95em;
    height: 0.95em;
    color: ${theme.color.accent.text};
  }
`

export const Stars = styled.span`
  width: 6em;
  height: 1.2em;
  background: linear-gradient(
    to right,
    ${theme.color.accent.text} var(--rating-fill),
    ${theme.color.line.subtle} var(--rating-fill)
  );
  mask: ${star} 0 50% / 1.2em repeat-x;

  @media ${media.forcedColors} {
    background: linear-gradient(to right, CanvasText var(--rating-fill), GrayText var(--rating-fill));
    forced-color-adjust: none;
  }
`

export const Count = styled.span`
  color: ${theme.color.text.muted};
`
