import styled, { keyframes } from 'styled-components'
import { layer } from '../tokens/layer.ts'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

const appear = keyframes`from { translate: 0 -0.25rem; }`

export const Root = styled.div`
  position: relative;

  /* As wide as the nearest positioned ancestor. */
  &[data-placement='wide'] {
    position: static;
  }
  /* The panel aligns with the window's edge, because the button may be anywhere. */
  @media ${media.mobile} {
    &[data-placement='end'] {
      position: static;
    }
  }
`

export const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.4rem;
  min-width: ${theme.size.target};
  min-height: ${theme.size.target};
  font-size: ${theme.type.s};
  font-weight: 500;
  white-space: nowrap;

  & > svg:last-child {
    flex: none;
    transition: transform ${theme.motion.quick};
  }
  &[aria-expanded='true'] > svg:last-child {
    transform: rotate(180deg);
  }
  @media ${media.hover} {
    &:hover {
      color: ${theme.color.action.rest};
    }
  }
`

export const Panel = styled.div`
  position: absolute;
  top: 100%;
  left: 0;
  z-index: ${layer.menu};
  min-width: 14rem;
  max-width: calc(100vw - 2rem);
  border: 1px solid ${theme.color.line.subtle};
  border-radius: ${theme.radius.m};
  color: ${theme.color.text.strong};
  background: ${theme.color.surface.raised};
  box-shadow: ${theme.shadow.overlay};
  animation: ${appear} ${theme.motion.quick};
  --focus-ring: ${theme.color.focus.ring};

  &[data-placement='end'] {
    right: 0;
    left: auto;

    @media ${media.mobile} {
      right: ${theme.space.gutter};
    }
  }
  &[data-placement='wide'] {
    right: 0;
    max-width: none;
    border-radius: 0 0 ${theme.radius.l} ${theme.radius.l};
  }
`
