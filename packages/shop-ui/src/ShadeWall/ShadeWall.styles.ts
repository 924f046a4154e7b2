import { RawLink } from '@shop/ui/RawLink'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'
import { fullRows } from '../lib/fullRows.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: 13rem minmax(0, 1fr);
  gap: ${theme.space.l};

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Its picture is as high as the shades leave room for, and no wider than shows the whole product. */
export const Pictured = styled.article`
  position: relative;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: ${theme.space.s};
  font-variant-numeric: tabular-nums;

  & > :is(picture, div):first-child {
    aspect-ratio: auto;
    height: 100%;
    min-height: 12rem;
    border-radius: ${theme.radius.l};
  }
  /* A product fills seven tenths of its picture's height, a little above its middle. */
  & img {
    object-position: 50% 40%;
  }
  @media ${media.mobile} {
    & > :is(picture, div):first-child {
      aspect-ratio: 9 / 10;
      height: auto;
    }
  }
`

export const Wall = styled.div`
  container-type: inline-size;
`

/** A phone shows few; the list of the section has all. */
export const Shades = styled.ul`
  display: grid;
  gap: ${theme.space.s};

  @container (width < 13rem) {
    ${fullRows(2, 8)}
  }
  @container (13rem <= width < 20rem) {
    ${fullRows(3, 9)}
  }
  @container (20rem <= width < 33rem) {
    ${fullRows(4, 8)}
  }
  @container (width >= 33rem) {
    ${fullRows(6)}
  }
`

/** Block of the colour above its name, its brand and its price. */
export const Shade = styled(RawLink)`
  position: relative;
  display: grid;
  gap: 0 ${theme.space.xxs};
  font-size: ${theme.type.xs};
  line-height: ${theme.leading.snug};
  text-decoration: none;
  overflow-wrap: anywhere;

  & > span {
    color: ${theme.color.text.muted};
  }
  &::before {
    height: 5.5rem;
    margin-bottom: ${theme.space.xxs};
    border: 1px solid ${theme.color.line.subtle};
    border-radius: ${theme.radius.m};
    background: var(--shade);
    forced-color-adjust: none;
    content: '';

    @media ${media.mobile} {
      height: 3.5rem;
    }
  }
  @media ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
    &:hover::before {
      border-color: ${theme.color.text.strong};
    }
  }
`
