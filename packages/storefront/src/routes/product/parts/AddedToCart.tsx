import type { Product } from '@shop/contract/products'
import { Callout } from '@shop/ui/Callout'
import { Stack } from '@shop/ui/Stack'
import { GoesWellWith } from '#routes/shared/GoesWellWith.tsx'
import * as texts from '#texts/product.ts'
import * as S from './AddedToCart.styles.ts'

export const ADDED_ID = 'added-to-cart'

/** Below the button, which leads to the cart by now, and not above the page: nothing is covered and nothing has to be closed. */
export function AddedToCart({ product: { slug, categoryName } }: { product: Product }) {
  return (
    <Stack as={S.Added} gap="m" id={ADDED_ID} tabIndex={-1}>
      <Callout tone="positive">{navigator.onLine ? texts.addedToYourCart : texts.addedOffline}</Callout>
      <GoesWellWith slug={slug} categoryName={categoryName} title={texts.goesWellWith} />
    </Stack>
  )
}
