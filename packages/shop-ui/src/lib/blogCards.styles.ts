import styled from 'styled-components'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'

/** Grid of blog cards or their placeholders. */
export const BlogCards = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space.xl} ${theme.space.l};

  & > :only-child {
    grid-column: 1 / -1;
  }
  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.m};

    /* On a phone the first post has a large picture and the others are rows, which keeps the page short. */
    & > li + li > article {
      grid-template-columns: min(7.5rem, 34%) minmax(0, 1fr);
      align-items: center;
      gap: ${theme.space.m};
    }
    & > li + li h3 {
      font-size: ${theme.type.h4};
    }
  }
`
