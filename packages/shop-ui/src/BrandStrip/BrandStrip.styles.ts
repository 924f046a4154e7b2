import styled from 'styled-components'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import { RawLink } from '@shop/ui/RawLink'
import { brandTile } from '../lib/brandTile.styles.ts'
import { fullRows } from '../lib/fullRows.ts'
import { BrandLogo } from '../BrandLogo/BrandLogo.tsx'

export const Root = styled.div`
  container-type: inline-size;
`

/** A phone shows few; the menu has all brands. */
export const List = styled.ul`
  display: grid;
  gap: ${theme.space.s};

  @container (13rem <= width < 20rem) {
    ${fullRows(2, 6)}
  }
  @container (20rem <= width < 33rem) {
    ${fullRows(3, 6)}
  }
  @container (33rem <= width < 55rem) {
    ${fullRows(5)}
  }
  @container (width >= 55rem) {
    ${fullRows(7)}

    &:not(:has(> :nth-child(7))) {
      grid-template-columns: none;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
    }
  }
`

export const Tile = styled(RawLink)`
  ${brandTile}
  flex-direction: column;
  height: 100%;
`

/** Picture of a product, which is whole: a square would cut a dress at its neck and hem. */
export const Face = styled.div`
  flex: none;
`

export const Name = styled(BrandLogo)`
  flex: 1;
  min-height: 4rem;

  @media ${media.mobile} {
    min-height: 3rem;
    padding: ${theme.space.xs};
  }
`
