import styled from 'styled-components'
import { inDark } from '@shop/ui/styles/inDark'
import { layer } from '@shop/ui/tokens/layer'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import { darkPanel } from '../lib/darkPanel.ts'
import { melt } from '../lib/melt.ts'

/** A phone on its side has no room for a picture above the text. */
const landscape = '(width >= 35rem) and (height <= 30rem)'

const inset = `clamp(${theme.space.l}, 5vw, 2 * ${theme.space.xl})`

/** The picture above the text. */
const above = `
  grid-column: 1;
  order: 0;
  aspect-ratio: 4 / 3;
  min-height: 0;
  margin-left: 0;
  --melt-to: top;
`

export const Root = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 52fr) minmax(0, 48fr);
  overflow: hidden;
  border-radius: ${theme.radius.l};
  color: ${theme.color.text.strong};
  background: var(--banner-tint, ${theme.color.surface.brand});

  &[data-size='hero'] {
    container: hero / inline-size;
    /* The button is visible below the header of a low window. */
    min-height: min(clamp(26rem, 40vw, 38rem), 100svh - 11rem);
  }
  &[data-size='edit'] {
    min-height: clamp(20rem, 30vw, 28rem);
  }
  &[data-mirrored='true'] {
    grid-template-columns: minmax(0, 48fr) minmax(0, 52fr);
  }
  &[data-size='stack'] {
    grid-template-columns: minmax(0, 1fr);
  }
  @media ${media.mobile} {
    &,
    &[data-mirrored='true'] {
      grid-template-columns: minmax(0, 1fr);
    }
    &[data-size='hero'] {
      min-height: 0;
      /* Over the room of the page, up to the header. */
      margin: calc(-1 * ${theme.space.m}) calc(-1 * ${theme.space.gutter}) 0;
      border-radius: 0;
    }
  }
  @media ${landscape} {
    &[data-size='hero'] {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    }
  }
  ${darkPanel}
`

export const Text = styled.div`
  position: relative;
  z-index: ${layer.control};
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${theme.space.m};
  padding: ${inset};

  @media ${media.desktop} {
    [data-size='hero'] > & {
      padding-block: clamp(${theme.space.m}, 22svh - 2 * ${theme.size.target}, ${inset});
    }
    [data-size='tile'] > & {
      padding: clamp(${theme.space.l}, 2.4vw, ${theme.space.xl});
    }
    [data-size='stack'] > & {
      padding-block: ${theme.space.l} ${theme.space.xl};
    }
  }
  @media ${media.mobile} {
    gap: ${theme.space.s};
    padding: ${theme.space.l} ${theme.space.gutter} ${theme.space.xl};

    [data-size='edit'] > & {
      padding-bottom: ${theme.space.l};
    }
  }
  @media ${landscape} {
    [data-size='hero'] > & {
      align-content: start;
      gap: ${theme.space.xs};
      padding-block: ${theme.space.xs} ${theme.space.m};
    }
  }
`

export const Eyebrow = styled.p`
  font-size: ${theme.type.xs};
  font-weight: ${theme.weight.strong};
  letter-spacing: ${theme.tracking.capitals};
  text-transform: uppercase;
`

export const Title = styled.h2`
  overflow-wrap: anywhere;

  [data-size='hero'] & {
    font-size: ${theme.type.hero};
    line-height: ${theme.leading.display};
    letter-spacing: ${theme.tracking.display};
  }
  @media ${media.desktop} {
    [data-size='hero'] & {
      font-size: min(${theme.type.hero}, 10svh);
    }
  }
  @media ${landscape} {
    [data-size='hero'] & {
      font-size: min(${theme.type.hero}, 9svh);
    }
  }
  & em {
    font-style: italic;
  }
`

export const Copy = styled.p`
  max-width: 30rem;
  margin-bottom: ${theme.space.xs};
  font-size: ${theme.type.l};
  line-height: ${theme.leading.text};

  [data-size='tile'] & {
    font-size: ${theme.type.m};
  }
  @media ${media.mobile} {
    [data-size='edit'] & {
      font-size: ${theme.type.m};
    }
  }
  @media ${landscape} {
    [data-size='hero'] & {
      margin-bottom: 0;
      font-size: ${theme.type.m};
    }
  }
`

/** Before the text in the markup: where it is above the text, a text that arrives first would be moved down. */
export const Frame = styled.div`
  @media ${media.mobile} {
    &[data-only='desktop'] {
      display: none;
    }
  }
  @media ${media.desktop} {
    &[data-only='phone'] {
      display: none;
    }
  }
  position: relative;
  grid-column: 2;
  order: 1;
  min-height: 14rem;
  /* The picture extends below the text column, where it is faded out. */
  margin-left: -14%;
  --melt-to: right;
  mask: ${melt('to var(--melt-to)', '10%')};

  & > :is(picture, div) {
    position: absolute;
    inset: 0;
    aspect-ratio: auto;
    background: none;
  }
  [data-mirrored='true'] > & {
    grid-column: 1;
    order: 0;
    margin-right: -14%;
    margin-left: 0;
    --melt-to: left;
  }
  [data-size='stack'] > & {
    ${above}
    aspect-ratio: 2 / 1;
  }
  /* Narrow beside a high or enlarged text: the whole picture is shown. Its first and last rows are ground, which melts into the tint. */
  @media ${media.desktop} {
    @container hero (width <= 59rem) {
      [data-size='hero'] > & > :is(picture, div) {
        inset: 50% 0 auto;
        aspect-ratio: 3 / 2;
        transform: translateY(-50%);
        mask: linear-gradient(#0000, #000 6% 97%, #0000);
      }
    }
  }
  @media ${media.mobile} {
    ${above}

    [data-size='edit'] > & {
      aspect-ratio: 16 / 9;
    }
    [data-size='hero'] > &:not([data-only]) {
      aspect-ratio: 2 / 1;
    }
    [data-size='stack'] > & {
      aspect-ratio: 4 / 3;
    }
    /* Of a low window a part. */
    [data-size] > & {
      width: 100%;
      max-height: 60svh;
    }

    [data-mirrored='true'] > & {
      order: 1;
      margin-right: 0;
      --melt-to: bottom;
    }
  }
  /* As bright as the pictures of products, to its edge: a pale picture that fades into a dark ground looks like smoke, and dims products. */
  ${inDark(`
    margin-inline: 0;
    background: var(--banner-tint);
    mask: none;
  `)}
  @media ${landscape} {
    [data-size='hero'] > &&& {
      grid-column: 2;
      order: 1;
      aspect-ratio: auto;
      max-height: none;
    }
    [data-size='hero'] > & {
      mask: linear-gradient(to right, #0000, #000 20%);
    }
  }
`
