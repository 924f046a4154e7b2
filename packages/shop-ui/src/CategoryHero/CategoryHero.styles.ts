import styled from 'styled-components'
import { inDark } from '@shop/ui/styles/inDark'
import { layer } from '@shop/ui/tokens/layer'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import { darkPanel } from '../lib/darkPanel.ts'
import { ground } from '../lib/ground.ts'
import { melt } from '../lib/melt.ts'

/** A phone on its side has no room for a picture above the text. */
const landscape = `${media.mobile} and ${media.short} and (width >= 35rem)`

/** The picture is above the text. */
const stacked = `${media.mobile} and (not (${media.short} and (width >= 35rem)))`

export const Root = styled.header`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  overflow: hidden;
  border-radius: ${theme.radius.l};
  color: ${theme.color.text.strong};
  background: ${theme.color.surface.brand};

  &[data-scheme] {
    ${darkPanel}
  }
  @media ${stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Ground = styled.div`
  ${ground}

  /* The veil ends where the picture has begun. A plain gradient would show a band at both ends. */
  &::after {
    inset-inline-end: 38%;
    mask: ${melt('to left', '75%')};

    @media ${stacked} {
      inset: 0;
      /* Of the width, as the picture's height: it stays in its place while the text below the picture arrives. */
      margin-top: 42%;
      mask: ${melt('to bottom', '75%')};
    }
  }
  ${inDark('display: none;')}
`

export const Text = styled.div`
  position: relative;
  z-index: ${layer.control};
  align-content: center;
  padding: ${theme.space.columns};
  overflow-wrap: anywhere;

  [data-picture='false'] > & {
    grid-column: 1 / -1;
    flex-flow: row wrap;
    align-items: center;
    justify-content: space-between;
    padding: ${theme.space.l} ${theme.space.columns};
  }
`

export const Title = styled.h1`
  [data-picture='true'] & {
    font-size: min(${theme.type.hero}, 14vw);
    line-height: ${theme.leading.display};
    letter-spacing: ${theme.tracking.display};
  }
`

/** The whole picture, which fades into its ground. Before the text in the markup: where it is above the text, a text that arrives first would be moved down. */
export const Picture = styled.div`
  grid-column: 2;
  order: 1;
  aspect-ratio: 8 / 5;
  height: clamp(14rem, 31vw, 34rem);
  mask: ${melt('to right', '20%')};

  & > :is(picture, div) {
    height: 100%;
    background: none;
  }
  @media ${stacked} {
    grid-column: 1;
    order: 0;
    /* Unless that is the whole window. */
    height: auto;
    max-height: 60svh;
    mask: ${melt('to top', '10%')};
  }
  @media ${landscape} {
    height: min(60svh, 20rem);
  }
  /* A pale picture that fades into a dark panel looks like smoke, and dims products. */
  ${inDark(`
    mask: none;
  `)}
`
