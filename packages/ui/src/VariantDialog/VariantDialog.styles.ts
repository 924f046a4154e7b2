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

const inColumns = `${onItsSide}, ${isWide}`

/** In a low or a wide window the values are beside title and picture, and the button that closes is in the corner. */
export const Content = styled(Dialog.Content)`
  @media ${onItsSide} {
    --side: 20.5rem;

    &[data-placement] {
      max-height: 96dvh;
    }
  }
  @media ${isWide} {
    --side: 25rem;

    &[data-placement] {
      width: min(56rem, 100% - 2rem);
    }
  }
  @media ${inColumns} {
    &[data-placement] {
      display: grid;
      grid-template: minmax(0, 1fr) auto / var(--side) minmax(0, 1fr);
    }
    & > header {
      padding-inline-end: 0;
    }
    & > header > :last-child {
      position: absolute;
      inset-inline-end: ${theme.space.s};
    }
    & > header + div {
      padding-block-start: ${theme.space.s};
      padding-inline-end: calc(${theme.space.l} + ${theme.size.target});
    }
    & > footer {
      grid-column: 1 / -1;
    }
  }
`

/** The picture stays in view: beside the title on a phone, where it leaves the whole width to a long list of values, and large below it in a wide window. */
export const Head = styled(Dialog.Header)`
  container-type: inline-size;

  & > :first-child {
    display: flex;
    flex: 1;
    gap: ${theme.space.m};
    min-width: 0;
  }
  @media ${inColumns} {
    & > :first-child {
      flex-direction: column-reverse;
      justify-content: flex-end;
      gap: 0;
    }
  }
`

export const Frame = styled.div`
  flex: none;
  width: clamp(4rem, 24%, 7rem);
  margin-block: ${theme.space.xs};
  border-radius: ${theme.radius.m};
  overflow: hidden;

  @media ${onItsSide} {
    width: min(8rem, (100svh - 12.5rem) * 0.8);
  }
  @media ${isWide} {
    width: clamp(8rem, (100svh - 16rem) * 0.8, 20rem);
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
