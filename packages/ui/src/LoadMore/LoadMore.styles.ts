import styled from 'styled-components'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

export const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space.s};
  padding-block: ${theme.space.xl};
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};
  font-variant-numeric: tabular-nums;

  & > a {
    min-width: 14rem;
    margin-top: ${theme.space.s};
    color: ${theme.color.text.strong};
  }
`

export const Track = styled.div`
  position: relative;
  width: min(14rem, 100%);
  height: 2px;
  overflow: hidden;
  background: ${theme.color.line.subtle};

  &::after {
    position: absolute;
    inset: 0;
    background: ${theme.color.action.rest};
    transform: scaleX(var(--load-more-progress));
    transform-origin: left;
    transition: transform ${theme.motion.slow};
    content: '';
  }
  @media ${media.forcedColors} {
    &::after {
      background: CanvasText;
    }
  }
`
