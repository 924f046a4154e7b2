import type { Product, Variant } from '@shop/contract/products'
import { Stack } from '@shop/ui/Stack'
import { toCartItem } from '#features/cart/cartItem.ts'
import { AddedItem } from '#routes/shared/AddedItem.tsx'
import { GoesWellWith } from '#routes/shared/GoesWellWith.tsx'
import * as texts from '#texts/product.ts'
import * as S from './AddedToCart.styles.ts'

export const ADDED_ID = 'added-to-cart'
/** From the top of the button to the confirmation. */
const BUTTONS_PX = 160

/** Confirmation below the button, which leads to the cart, and not above the page: it covers nothing and need not be closed. */
export function AddedToCart({ product, variant }: { product: Product; variant: Variant | undefined }) {
  return (
    <Stack as={S.Added} gap="l" id={ADDED_ID} tabIndex={-1}>
      <div role="status" ref={bringNear}>
        <AddedItem item={toCartItem(product, variant)} hasCartLink={false} />
      </div>
      <GoesWellWith slug={product.slug} title={texts.goesWellWith} />
    </Stack>
  )
}

/** Scrolls down to the confirmation when the button above it is at the bottom of the window. Out of sight of the button, the bar confirms. */
function bringNear(confirmation: HTMLElement | null) {
  if (confirmation === null) return
  const { top } = confirmation.getBoundingClientRect()
  if (top > 0 && top < window.innerHeight + BUTTONS_PX) confirmation.scrollIntoView({ block: 'nearest' })
}
