import styled from 'styled-components'
import { inDark } from '@shop/ui/styles/inDark'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import { veil } from '../lib/veil.ts'

/** A phone on its side has no room for a picture above the text. */
const landscape = `${media.mobile} and ${media.short} and (width >= 35rem)`

export const Root = styled.header`
  display: grid;
  grid-template-columns: minmax(16rem, 2fr) 3fr;
  overflow: hidden;
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface.sunken};

  &[data-picture='false'] {
    grid-template-columns: minmax(0, 1fr);
  }
  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media ${landscape} {
    grid-template-columns: minmax(14rem, 2fr) 3fr;
  }
`

export const Text = styled.div`
  align-content: center;
  padding: ${theme.space.columns};

  [data-picture='false'] > & {
    flex-flow: row wrap;
    align-items: center;
    justify-content: space-between;
    padding: ${theme.space.l} ${theme.space.columns};
  }
`

export const Picture = styled.div`
  position: relative;
  min-height: clamp(11rem, 31vw, 30rem);

  & > :is(picture, div) {
    height: 100%;
    background: none;
  }
  /* The picture fades into the panel beside it. Above the text it ends with an edge: what it shows stands at its bottom. */
  @media ${media.desktop} {
    & > :is(picture, div) {
      mask-image: linear-gradient(to right, transparent, black 22%);
    }
  }
  @media ${media.mobile} {
    order: -1;
    /* The whole picture, unless that is the whole window. */
    height: min(56vw, 20rem);
    min-height: 0;
  }
  @media ${landscape} {
    order: 0;
    height: min(60svh, 20rem);
  }
  /* A pale picture that fades into a dark panel looks like smoke. */
  ${inDark('& > :is(picture, div) { mask-image: none; }')}
  ${veil}
`
