import styled from 'styled-components'
import { partsInLine } from '../styles/partsInLine.ts'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

export const Root = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${theme.space.xs};
`

export const Controls = styled.div`
  display: flex;
  justify-content: flex-end;

  & > [aria-disabled='true'] {
    color: ${theme.color.text.muted};
    opacity: 0.5;
    cursor: default;
  }
  /* A finger swipes instead of stepping; what moves by itself can still be paused, by a button that stands alone. */
  @media ${media.touch} {
    & > :first-child {
      border-color: ${theme.color.line.control};
    }
    & > :not(:first-child) {
      display: none;
    }
  }
`

export const Viewport = styled.div`
  /* Room for focus rings, which the overflow would clip. */
  margin: calc(-0.5 * ${theme.space.s});
  padding: calc(0.5 * ${theme.space.s});
  overflow: hidden;

  /* The native scroller works until Embla is loaded. */
  &[data-ready='false'] {
    overflow-x: auto;
    scrollbar-width: none;
  }
`

export const Slides = styled.div`
  --carousel-columns: 2;
  --carousel-gap: ${theme.space.s};
  display: grid;
  grid-auto-columns: calc(
    (100% - (var(--carousel-columns) - 1) * var(--carousel-gap)) / var(--carousel-columns)
  );
  grid-auto-flow: column;
  column-gap: var(--carousel-gap);
  touch-action: pan-y pinch-zoom;
  ${partsInLine}
  @media ${media.large} {
    --carousel-columns: 5;
    --carousel-gap: ${theme.space.m};
  }
`
