import styled, { keyframes } from 'styled-components'
import { layer } from '../tokens/layer.ts'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

const appear = keyframes`from { translate: 0 -0.25rem; }`

const showLate = keyframes`from, 99% { visibility: hidden; }`
const grow = keyframes`from { scale: 0.05 1; }`

export const Root = styled.div`
  position: absolute;
  top: 100%;
  inset-inline-start: 0;
  z-index: ${layer.menu};
  min-width: 14rem;
  max-width: calc(100vw - 2rem);
  border: 1px solid ${theme.color.line.subtle};
  border-radius: ${theme.radius.m};
  /* The panel lies above the page, so it has the page's scheme, even when its button is in a panel with another one. */
  color-scheme: var(--shop-page-scheme);
  color: ${theme.color.text.strong};
  background: ${theme.color.surface.raised};
  box-shadow: ${theme.shadow.overlay};
  animation: ${appear} ${theme.motion.quick};
  --focus-ring: ${theme.color.focus.ring};

  /* The code of its content is loading: a line grows where that takes a while. */
  &:empty {
    min-height: 6rem;
    animation: ${showLate} 80ms;

    &::before {
      display: block;
      width: 90%;
      height: 3px;
      background: ${theme.color.accent.fill};
      content: '';
      transform-origin: left;
      animation: ${grow} 8s ease-out;

      @media ${media.reducedMotion} {
        animation: none;
      }
    }
  }
  /* It did not load. */
  & > [role='alert'] {
    padding: ${theme.space.m};
  }

  &[data-placement='end'] {
    inset-inline-end: 0;
    inset-inline-start: auto;

    @media ${media.mobile} {
      inset-inline-end: ${theme.space.gutter};
    }
  }
  &[data-placement='wide'] {
    inset-inline-end: 0;
    max-width: none;
    border-radius: 0 0 ${theme.radius.l} ${theme.radius.l};
  }
`
