import { layer } from '@shop/ui/tokens/layer'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled, { keyframes } from 'styled-components'

const grow = keyframes`
  from { transform: scaleX(0.08); }
  60% { transform: scaleX(0.75); }
  to { transform: scaleX(0.92); }
`

/* Fast navigations end before the line appears. Until then nothing is animated, which would take frames from the next page. */
const LATE = '80ms'
const appear = keyframes`
  to { visibility: visible; }
`

export const Line = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer.toast};
  height: 3px;
  background: ${theme.color.accent.fill};
  visibility: hidden;
  transform-origin: left;
  animation:
    ${appear} 1ms ${LATE} forwards,
    ${grow} 8s ease-out ${LATE} both;

  @media ${media.reducedMotion} {
    animation: ${appear} 1ms ${LATE} forwards;
  }
`
