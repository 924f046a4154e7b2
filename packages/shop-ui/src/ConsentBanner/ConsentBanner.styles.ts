import styled, { keyframes } from 'styled-components'
import { layer } from '@shop/ui/tokens/layer'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'

const appear = keyframes`from { translate: 0 0.5rem; }`
const BUY_BAR_HEIGHT = '4.5rem'
const edge = `max(${theme.space.m}, env(safe-area-inset-bottom))`

export const Root = styled.section`
  position: fixed;
  bottom: ${edge};
  left: ${theme.space.gutter};
  z-index: ${layer.sticky};
  width: min(26rem, 100vw - 2 * ${theme.space.gutter});
  padding: ${theme.space.l};
  border: 1px solid ${theme.color.line.subtle};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface.raised};
  box-shadow: ${theme.shadow.overlay};
  animation: ${appear} ${theme.motion.slow};

  /* Above the bar with a page's main button, which may come later. A transform moves nothing in the layout. */
  body:has([data-needed='true']) & {
    transform: translateY(
      calc(${edge} - ${BUY_BAR_HEIGHT} - max(${theme.space.xs}, env(safe-area-inset-bottom)))
    );
  }
  @media ${media.mobile} {
    right: ${theme.space.gutter};
    width: auto;
    padding: ${theme.space.m};
  }
`
