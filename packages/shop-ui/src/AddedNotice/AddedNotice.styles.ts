import { layer } from '@shop/ui/tokens/layer'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled, { keyframes } from 'styled-components'

const appear = keyframes`from { translate: 0 0.5rem; }`

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.s};
  padding: ${theme.space.s};
  border-radius: ${theme.radius.m};
  background: ${theme.color.positive.surface};
  font-size: ${theme.type.s};
  line-height: ${theme.leading.snug};

  & > :first-child {
    flex: none;
    width: 3rem;
  }
  & > a {
    flex: none;
  }

  &[data-floating='true'] {
    position: fixed;
    /* Below the cart of the header, where it covers no button of a card. */
    top: 9.5rem;
    inset-inline-end: ${theme.space.gutter};
    z-index: ${layer.toast};
    /* Wide enough for most names on one line, so that it ends above the tools of a list. */
    width: min(34rem, 100vw - 2 * ${theme.space.gutter});
    border: 1px solid ${theme.color.line.subtle};
    background: ${theme.color.surface.raised};
    box-shadow: ${theme.shadow.overlay};
    animation: ${appear} ${theme.motion.slow};

    /* Above a bar at the bottom, as toasts are. */
    @media ${media.mobile} {
      top: auto;
      width: min(26rem, 100vw - 2 * ${theme.space.gutter});
      bottom: calc(1.5 * ${theme.size.target} + ${theme.space.m} + env(safe-area-inset-bottom));
    }
  }
`

export const Text = styled.div`
  flex: 1 1 8rem;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Added = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space.xxs};
  color: ${theme.color.positive.text};
  font-weight: ${theme.weight.strong};
`

export const Item = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`
