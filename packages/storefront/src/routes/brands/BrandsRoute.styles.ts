import { SCROLL_PADDING } from '@shop/ui/styles/pageCss'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'
import { BAR } from './parts/Letters.styles.ts'

/** As many columns as fit. On a phone, the brands of a letter have them. */
export const Index = styled.div`
  columns: 16rem;
  column-gap: ${theme.space.columns};

  @media ${media.mobile} {
    columns: auto;
  }
`

export const Group = styled.section`
  break-inside: avoid;
  padding-bottom: ${theme.space.xl};

  & > h2 {
    padding-bottom: ${theme.space.xs};
    scroll-margin-top: ${theme.space.m};
  }
  /* Letters stand beside each other: this one was asked for. */
  & > h2:target {
    color: ${theme.color.action.rest};
  }
  & > ul {
    display: grid;
    gap: ${theme.space.s};

    @media ${media.mobile} {
      grid-template-columns: repeat(auto-fill, minmax(min(9.75rem, 100%), 1fr));
    }
  }
  & li {
    display: grid;
  }
  /* Below the letters, which stay in sight, while the row of the menu is away, and on a phone the header. */
  @media ${media.tall} {
    & > h2 {
      scroll-margin-top: calc(${BAR} + ${theme.size.target} + ${theme.space.m} - ${SCROLL_PADDING});
    }
  }
  @media ${media.mobile} and ${media.tall} {
    & > h2 {
      /* Closer to the letters, the one before it would be marked. */
      scroll-margin-top: calc(
        ${theme.size.target} + ${theme.space.l} + ${theme.space.xxs} - ${SCROLL_PADDING}
      );
    }
  }
`
