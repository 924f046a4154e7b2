import styled from 'styled-components'
import { layer } from '../tokens/layer.ts'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

/** Ratio of the lowest frame of a phone's picture: what it cuts of a picture of 4:5, above and below, is background. */
const WIDEST_RATIO = 0.87

export const Root = styled.section`
  display: grid;
  /* Enlarged text makes no thumbnail larger, and no picture smaller. */
  grid-template-columns: min(4.5rem, 72px) minmax(0, 1fr);
  gap: ${theme.space.s};
  align-items: start;

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Thumbs = styled.ul`
  display: grid;
  gap: ${theme.space.xs};

  /* No higher than the picture beside them. */
  @media ${media.short} {
    max-height: calc(100svh - 7.5rem);
    margin: calc(-1 * ${theme.space.xxs});
    padding: ${theme.space.xxs};
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: none;
  }
  @media ${media.mobile} {
    display: none;
  }
`

export const Thumb = styled.a`
  display: block;
  text-decoration: none;
  border-radius: ${theme.radius.s};
  overflow: hidden;
  transition: box-shadow ${theme.motion.quick};

  &[aria-current='true'] {
    box-shadow:
      0 0 0 2px ${theme.color.surface.page},
      0 0 0 3px ${theme.color.text.strong};
  }
  @media ${media.forcedColors} {
    &[aria-current='true'] {
      border: 2px solid Highlight;
    }
  }
`

export const Stage = styled.div`
  position: relative;
  min-width: 0;
  /* As wide as a whole picture is in a low window, below the header and the breadcrumbs of a page. */
  max-width: calc((100svh - 224px) * 0.8);

  /* There it would be small: it fills a low window below the header, and is scrolled to. */
  @media ${media.short} {
    max-width: calc((100svh - 7.5rem) * 0.8);
  }
  &[data-single='true'] {
    grid-column: 1 / -1;
  }
  @media ${media.mobile} {
    max-width: none;
    margin-inline: calc(-1 * ${theme.space.gutter});
  }
  /* As high as leaves room for title and rating. The next picture shows at the side. Enlarged text makes no picture smaller. */
  @media ${media.mobile} and ${media.tall} {
    --picture-room: calc(100svh - 432px);

    /* And for the beginning of a choice. */
    &[data-low='true'] {
      --picture-room: calc(100svh - 499px);
    }
    /* Almost as wide as a phone, whatever the room. */
    --picture-width: clamp(max(60vw, min(84vw, 300px)), var(--picture-room) * ${WIDEST_RATIO}, 84vw);
  }
`

export const Single = styled.div`
  overflow: hidden;
  border-radius: ${theme.radius.l};

  @media ${media.mobile} {
    border-radius: 0;
  }
`

export const Track = styled.ul`
  display: flex;
  border-radius: ${theme.radius.l};
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scroll-behavior: smooth;
  scrollbar-width: none;
  overscroll-behavior-x: contain;

  & > li {
    flex: 0 0 100%;
    min-width: 0;
    scroll-snap-align: center;
    scroll-snap-stop: always;
    scroll-margin-top: 2rem;
  }
  @media ${media.mobile} {
    border-radius: 0;
  }
  @media ${media.mobile} and ${media.tall} {
    gap: ${theme.space.xxs};

    & > li {
      flex-basis: var(--picture-width);
      scroll-snap-align: start;
    }
    & > :only-child {
      margin-inline: auto;
    }
  }
`

export const Zoom = styled.a`
  display: block;
  text-decoration: none;
  cursor: zoom-in;

  &:focus-visible {
    outline-offset: -4px;
  }
  /* The picture fits into a low window, below the header, also when zoomed in. */
  --picture-fit: contain;

  & > :is(picture, div) {
    width: 100%;
    max-height: calc(100svh - 7.5rem);
  }
  @media ${media.mobile} {
    & > :is(picture, div) {
      max-height: 76svh;
    }
  }
  /* A phone's picture fills its frame, which is lower where the text below needs the room. */
  @media ${media.mobile} and ${media.tall} {
    --picture-fit: cover;

    & > :is(picture, div) {
      height: clamp(var(--picture-width) / ${WIDEST_RATIO}, var(--picture-room), var(--picture-width) / 0.8);
      max-height: none;
      aspect-ratio: auto;
    }
  }
`

/** Enlarged text covers no more of the picture than its corner. */
const corner = `min(${theme.space.s}, 12px)`
const inCorner = `min(${theme.space.xs}, 8px)`

export const Hint = styled.p`
  position: absolute;
  inset-inline-end: ${corner};
  top: ${corner};
  z-index: ${layer.control};
  display: flex;
  align-items: center;
  gap: ${inCorner};
  padding: calc(0.5 * ${inCorner}) ${corner};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface.raised};
  font-size: min(${theme.type.xs}, 4.5vw);
  font-weight: ${theme.weight.strong};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  pointer-events: none;

  & > svg {
    width: min(1rem, 6vw);
    height: auto;
  }
  /* Over the picture that it counts: the last one ends where the stage does, an only one is in the middle. */
  @media ${media.mobile} and ${media.tall} {
    &[data-last='false'] {
      inset-inline-end: calc(100% - var(--picture-width) + ${corner});
    }
    [data-single='true'] > & {
      inset-inline-end: calc((100% - var(--picture-width)) / 2 + ${corner});
    }
  }
`
