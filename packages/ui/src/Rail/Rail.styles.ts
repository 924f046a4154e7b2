import styled from 'styled-components'
import { snapRow } from '../styles/snapRow.ts'
import { partsInLine } from '../styles/partsInLine.ts'
import { layer } from '../tokens/layer.ts'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

export const Root = styled.div`
  position: relative;
  container-type: inline-size;
`

export const Track = styled.ul`
  --rail-columns: 2.15;
  --rail-gap: ${theme.space.s};
  display: grid;
  grid-auto-columns: calc((100% - (var(--rail-columns) - 1) * var(--rail-gap)) / var(--rail-columns));
  grid-auto-flow: column;
  column-gap: var(--rail-gap);
  ${snapRow}
  ${partsInLine}
  @container (width < 15rem) {
    --rail-columns: 1.15;
  }
  /* Two lines above the buttons of a phone's cards: a third would leave the others a hole. "Add to Cart" shows the options, too. */
  @container (width < 40rem) {
    & [data-part='rating'] + [data-part='preview']:not(:last-child) {
      display: none;
    }
  }
  @container (min-width: 40rem) {
    --rail-columns: 3.2;
    --rail-gap: ${theme.space.l};
  }
  /* Buttons say that there are more; without them, a part of the next one does. */
  @container (min-width: 55rem) {
    --rail-columns: 4;

    @media ${media.touch} {
      --rail-columns: 4.2;
    }
    @media ${media.wide} {
      --rail-columns: 5;
    }
  }
`

export const Step = styled.div`
  position: absolute;
  top: 30%;
  z-index: ${layer.control};
  border-radius: ${theme.radius.pill};
  box-shadow: ${theme.shadow.overlay};

  &[data-side='start'] {
    inset-inline-start: -12px;
  }
  &[data-side='end'] {
    inset-inline-end: -12px;
  }
  /* Touch screens swipe. */
  @media ${media.touch} {
    display: none;
  }
`
