import { Stack } from '@shop/ui/Stack'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled, { css } from 'styled-components'
import { Columns } from '#routes/shared/Checkout.styles.ts'

/** The lines have a second row below them. The column beside them is as high as both. */
export const CartColumns = styled(Columns)`
  @media ${media.desktop} {
    grid-template-rows: auto 1fr;

    & > :nth-child(2) {
      grid-area: 1 / 2 / span 2;
    }
  }
`

/** As high as the window, so that the footer does not move when further parts arrive. */
const asHighAsTheWindow = css`
  min-height: 100svh;
`

/** Shown before hydration, unless the head's script (`app/emptyCart.js`) has found the cart empty. */
export const IfFilled = styled(Stack)`
  ${asHighAsTheWindow}

  [data-cart='empty'] & {
    display: none;
  }
`

/** Before hydration, shown only if that script has found the cart empty. */
export const Empty = styled(Stack)`
  ${asHighAsTheWindow}

  :root:not([data-cart='empty']) &[data-guessed='true'] {
    display: none;
  }
`

export const SkeletonLine = styled.div`
  display: grid;
  grid-template-columns: clamp(4.5rem, 24vw, 8rem) minmax(0, 1fr);
  gap: ${theme.space.m};

  & > :first-child {
    height: auto;
    aspect-ratio: 4 / 5;
  }
`
