import styled from 'styled-components'
import { RawLink } from '@shop/ui/RawLink'
import { inDark } from '@shop/ui/styles/inDark'
import { hoverAction } from '@shop/ui/styles/hoverAction'
import { snapRow } from '@shop/ui/styles/snapRow'
import { touchTarget } from '@shop/ui/styles/touchTarget'
import { visuallyHidden } from '@shop/ui/styles/visuallyHidden'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import { BrandLogo } from '../BrandLogo/BrandLogo.tsx'
import { ground } from '../lib/ground.ts'

export const Root = styled.header`
  position: relative;
  display: grid;
  overflow: hidden;
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface.brand};

  &[data-pictures='true'] {
    grid-template-columns: minmax(16rem, 2fr) 3fr;
  }
  @media ${media.mobile} {
    &[data-pictures='true'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

/** Light, as the pictures are. A dark page has its own surface beside them. */
export const Ground = styled.div`
  ${ground}
  ${inDark('display: none;')}
`

export const Text = styled.div`
  position: relative;
  align-content: center;
  min-width: 0;
  padding: ${theme.space.l} ${theme.space.columns};
  overflow-wrap: anywhere;

  @media ${media.mobile} {
    padding: ${theme.space.m};
  }
`

/** A logo has room around its name: the plate is low. */
export const Logo = styled(BrandLogo)`
  width: 10rem;
  max-width: 100%;
  min-height: 3.5rem;
  padding: 0 ${theme.space.s};
  border-radius: ${theme.radius.m};
`

export const Name = styled.h1`
  &[data-in-logo='true'] {
    ${visuallyHidden}
  }
`

/** On a phone one row, which scrolls to the edges of the banner. */
export const Categories = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
  align-self: stretch;
  min-width: 0;

  @media ${media.mobile} {
    ${snapRow}
    flex-wrap: nowrap;

    & > li {
      flex: none;
    }
  }
`

export const Category = styled(RawLink)`
  ${touchTarget}
  padding: ${theme.space.xxs} ${theme.space.m};
  border: 1px solid ${theme.color.line.control};
  border-radius: ${theme.radius.pill};
  font-size: ${theme.type.s};
  text-decoration: none;
  ${hoverAction}
`

export const Pictures = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space.xxs};
  height: clamp(14rem, 22vw, 20rem);

  & > :is(picture, div) {
    height: 100%;
  }
  @media ${media.mobile} {
    grid-row: 1;
    height: min(30vw, 16rem);
  }
`
