import styled from 'styled-components'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import { RawLink } from '@shop/ui/RawLink'
import { centred } from '@shop/ui/styles/centred'
import { fullRows } from '../lib/fullRows.ts'
import { logoPlate } from '../lib/logoPlate.ts'

export const Root = styled.div`
  container-type: inline-size;
`

/** A phone shows few; the menu has all brands. */
export const List = styled.ul`
  display: grid;
  gap: ${theme.space.s};

  @container (13rem <= width < 20rem) {
    ${fullRows(2, 8)}
  }
  @container (20rem <= width < 33rem) {
    ${fullRows(3, 9)}
  }
  @container (33rem <= width < 55rem) {
    ${fullRows(5)}
  }
  @container (width >= 55rem) {
    ${fullRows(7)}
  }
`

export const Tile = styled(RawLink)`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  border: 1px solid ${theme.color.line.subtle};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface.raised};
  text-decoration: none;
  transition: border-color ${theme.motion.quick};

  @media ${media.hover} {
    &:hover {
      border-color: ${theme.color.text.strong};
    }
  }
`

/** Picture of a product. */
export const Face = styled.div`
  flex: none;

  @media ${media.mobile} {
    & > :is(picture, div) {
      aspect-ratio: 5 / 4;
    }
  }
`

export const Name = styled.div`
  ${centred}
  flex: 1;
  min-height: 4rem;
  padding: ${theme.space.s};
  background: ${theme.color.surface.raised};
  font-family: ${theme.font.display};
  font-size: ${theme.type.m};
  line-height: ${theme.leading.title};
  text-align: center;
  ${logoPlate}

  & > :is(picture, div) {
    width: 100%;
    height: 2.5rem;
    aspect-ratio: auto;
    background: none;
  }
  @media ${media.mobile} {
    min-height: 3rem;
    padding: ${theme.space.xs};

    & > :is(picture, div) {
      height: 2rem;
    }
  }
`
