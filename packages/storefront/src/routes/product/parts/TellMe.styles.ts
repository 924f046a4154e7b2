import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

/* Is as wide as its column. In the bar at the bottom of a phone it takes what is left, elsewhere the place of the buy button. */
export const Root = styled.div`
  @media ${media.mobile} {
    flex-grow: 1;
  }
  @media ${media.desktop} {
    min-width: 18rem;

    /* The title stays on one line. */
    @container bar (width < 60rem) {
      max-width: 45%;
    }
  }

  & > p {
    line-height: ${theme.leading.title};
  }
  && > button {
    padding-inline: ${theme.space.m};
    text-wrap: balance;

    /* Its text begins where the promise begins, below which it goes where both have no room. */
    &[data-variant='quiet'] {
      margin-inline-start: calc(-1 * ${theme.space.m});
    }
  }
`
