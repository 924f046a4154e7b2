import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Top = styled.div`
  padding-top: ${theme.space.xs};
  margin-bottom: calc(${theme.space.xs} - ${theme.space.section});

  /* The title is right below. */
  @media ${media.mobile} {
    & li:has([aria-current]) {
      display: none;
    }
    & li:nth-last-child(2)::after {
      content: none;
    }
  }
`

/** A phone in landscape: a column for one whole picture beside the title. */
const landscape = `${media.mobile} and ${media.short} and (min-width: 36rem)`

export const Product = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(20rem, 6fr);
  align-items: start;
  gap: ${theme.space.columns};

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.l};
  }
  @media ${landscape} {
    grid-template-columns: min(60svh, 40%) minmax(0, 1fr);
  }
`

export const Gallery = styled.div`
  @media ${media.desktop} {
    position: sticky;
    top: 6rem;
    max-width: 48rem;
  }
  /* The gallery is wider than its column by a gutter on each side. */
  @media ${landscape} {
    padding-inline: ${theme.space.gutter};
    border-radius: ${theme.radius.l};
    overflow: hidden;
  }
`

export const Section = styled.section`
  scroll-margin-top: 1rem;

  &:focus {
    outline: none;
  }
`
