import styled from 'styled-components'
import { partsInLine } from '../styles/partsInLine.ts'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

export const Root = styled.div`
  container-type: inline-size;
`

/** Two columns on a phone, four on desktop, five from 1600 px and on a phone on its side; one fewer beside a filter panel. One while the text is enlarged. */
export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${theme.space.s};
  --row-gap: ${theme.space.l};
  margin-bottom: calc(-1 * var(--row-gap));
  ${partsInLine}

  & > li {
    padding-bottom: var(--row-gap);
  }
  @container (width < 15rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  @container (min-width: 40rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    column-gap: ${theme.space.l};
    --row-gap: ${theme.space.xl};
  }
  @container (min-width: 55rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    --row-gap: calc(2 * ${theme.space.l});
  }
  /* A phone on its side shows a whole card. */
  @media ${media.short} {
    @container (min-width: 40rem) {
      grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
      column-gap: ${theme.space.s};
      --row-gap: ${theme.space.l};
    }
  }
  @media ${media.wide} {
    @container (min-width: 75rem) {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
  }
`
