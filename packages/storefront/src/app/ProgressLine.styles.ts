import { layer } from '@shop/ui/tokens/layer'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled, { keyframes } from 'styled-components'

const grow = keyframes`
  from { transform: scaleX(0.08); }
  60% { transform: scaleX(0.75); }
  to { transform: scaleX(0.92); }
`

/* Fast navigations end before the line appears. */
const appear = keyframes`
  from, 99% { visibility: hidden; }
  to { visibility: visible; }
`

export const Line = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer.toast};
  height: 3px;
  background: ${theme.color.accent.fill};
  transform-origin: left;
  animation:
    ${appear} 80ms both,
    ${grow} 8s ease-out both;

  @media ${media.reducedMotion} {
    animation: ${appear} 80ms both;
  }
`
