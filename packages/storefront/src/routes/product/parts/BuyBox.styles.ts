import { touchTarget } from '@shop/ui/styles/touchTarget'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled, { css } from 'styled-components'

/** Targets reach over the space around them. They grow less than enlarged text, so what is taken of that space does not grow with it. */
const reach = css`
  --reach: min(${theme.space.xs}, 8px);
`

/** On a phone the targets of its links reach over the space around them, so that the first window has the price. */
export const Head = styled.div`
  ${reach}

  @media ${media.mobile} {
    & > :not(h1) {
      margin-block: calc(-1 * var(--reach));
    }
  }
`

export const Brand = styled.div`
  & a {
    ${touchTarget}
  }
`

/** A rating above is as high as a finger. */
export const Price = styled.div`
  ${reach}
  margin-top: calc(-1.5 * var(--reach));

  @media ${media.mobile} {
    margin-block: calc(-2.5 * var(--reach)) calc(-1 * var(--reach));
  }
  :has(> h1:last-child) + && {
    margin-top: calc(-1 * ${theme.space.xs});
  }
`

export const Options = styled.div`
  scroll-margin-block: 8rem;

  &:focus {
    outline: none;
  }
`
