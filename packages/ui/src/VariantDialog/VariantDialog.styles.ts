import styled from 'styled-components'
import * as Dialog from '../DialogParts/DialogParts.tsx'
import { visuallyHidden } from '../styles/visuallyHidden.ts'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

/** A phone with large text, where the values need the room. */
const withLargeText = '(width < 16rem)'

/** A phone on its side. */
const onItsSide = `${media.mobile} and ${media.short} and (width >= 36rem)`

/** Wide enough for a large picture beside the values. */
const isWide = `${media.desktop} and (width >= 50rem)`

/**
 * In a low window the values are beside title and picture. In a wide one the picture fills the start of the dialog, and all else is beside it.
 * The button that closes is in the corner of both.
 */
export const Content = styled(Dialog.Content)`
  @media ${onItsSide} {
    --side: 20.5rem;

    &[data-placement] {
      display: grid;
      grid-template: minmax(0, 1fr) auto / var(--side) minmax(0, 1fr);
      max-height: 96dvh;
    }
    & > header {
      padding-inline-end: 0;
    }
    & > header + div {
      padding-block-start: ${theme.space.s};
      padding-inline-end: calc(${theme.space.l} + ${theme.size.target});
    }
    & > footer {
      grid-column: 1 / -1;
    }
  }
  @media ${isWide} {
    --side: min(22rem, (100svh - 3rem) * 0.8);

    &[data-placement] {
      display: grid;
      grid-template: auto minmax(0, 1fr) auto / var(--side) minmax(0, 1fr);
      width: min(54rem, 100% - 2rem);
      max-height: min(34rem, 100dvh - 2rem);
      overflow: hidden;
    }
    & > header {
      display: contents;
    }
  }
  @media ${onItsSide}, ${isWide} {
    & > header > :last-child {
      position: absolute;
      inset-block-start: ${theme.space.s};
      inset-inline-end: ${theme.space.s};
    }
  }
`

/** The picture stays in view: beside the title on a phone, where it leaves the whole width to a long list of values. */
export const Head = styled(Dialog.Header)`
  container-type: inline-size;

  & > :first-child {
    display: flex;
    flex: 1;
    gap: ${theme.space.m};
    min-width: 0;
  }
  @media ${onItsSide} {
    & > :first-child {
      flex-direction: column-reverse;
      justify-content: flex-end;
      gap: 0;
    }
  }
  @media ${isWide} {
    & > :first-child {
      display: contents;
    }
  }
`

export const Frame = styled.div`
  flex: none;
  width: clamp(4rem, 24%, 7rem);
  margin-block: ${theme.space.xs};
  border-radius: ${theme.radius.m};
  overflow: hidden;

  /* Large enough to judge a shade. */
  @media ${media.mobile} and ${media.tall} {
    width: clamp(4rem, 46%, 8.25rem);
  }

  @media ${onItsSide} {
    width: min(8rem, (100svh - 12.5rem) * 0.8);
  }
  @media ${isWide} {
    grid-row: 1 / -1;
    width: auto;
    min-height: calc(var(--side) * 1.25);
    margin: 0;
    border-radius: 0;

    & > * {
      height: 100%;
    }
  }
  @container ${withLargeText} {
    display: none;
  }
`

export const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  @media ${onItsSide} {
    flex: none;
  }
  @media ${isWide} {
    padding-block: ${theme.space.l} ${theme.space.m};
    padding-inline: ${theme.space.l} calc(${theme.space.l} + ${theme.size.target});
  }

  @container ${withLargeText} {
    & > h2 {
      font-size: ${theme.type.m};
    }
    & > p {
      ${visuallyHidden}
    }
  }
`

export const Foot = styled.div`
  & > :last-child {
    flex: 1;
    min-width: min(10rem, 100%);
  }
`
