import styled, { keyframes } from 'styled-components'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

const breathe = keyframes`
  50% { opacity: 0.5; }
`

export const Root = styled.span`
  display: block;
  width: var(--skeleton-width, 100%);
  height: var(--skeleton-height, 1em);
  border-radius: ${theme.radius.s};
  background: ${theme.color.line.subtle};
  animation: ${breathe} 1.6s ease-in-out infinite;

  @media ${media.reducedMotion} {
    animation: none;
  }
  @media ${media.forcedColors} {
    border: 1px solid GrayText;
  }
`
