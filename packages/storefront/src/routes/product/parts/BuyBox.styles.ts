import { touchTarget } from '@shop/ui/styles/touchTarget'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

/**
 * On a phone the targets of its links reach over the space around them, so that the first window has the price. They grow less than enlarged
 * text, so the margins have limits in px.
 */
export const Head = styled.div`
  @media ${media.mobile} {
    & > :not(h1) {
      margin-block: calc(-1 * min(${theme.space.xs}, 8px));
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
  margin-top: calc(-1 * min(${theme.space.s}, 12px));

  @media ${media.mobile} {
    margin-block: calc(-1 * min(${theme.space.s} + ${theme.space.xs}, 20px))
      calc(-1 * min(${theme.space.xs}, 8px));
  }
  :has(> h1:last-child) + && {
    margin-top: calc(-1 * ${theme.space.xs});
  }
`

export const Offer = styled.aside`
  position: relative;
  padding: ${theme.space.m};
  border-radius: ${theme.radius.m};
  background: ${theme.color.positive.surface};
  font-size: ${theme.type.s};

  & > svg {
    color: ${theme.color.positive.text};
  }
  & a {
    text-decoration: underline;
  }
`

export const Options = styled.div`
  scroll-margin-block: 8rem;

  &:focus {
    outline: none;
  }
`
