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

export const Product = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(20rem, 6fr);
  align-items: start;
  gap: ${theme.space.columns};

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.l};
  }
`

export const Gallery = styled.div`
  @media ${media.desktop} {
    position: sticky;
    top: 6rem;
    max-width: 48rem;
  }
`

export const Section = styled.section`
  scroll-margin-top: 1rem;

  &:focus {
    outline: none;
  }
`
