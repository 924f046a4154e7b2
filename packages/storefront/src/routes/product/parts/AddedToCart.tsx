import type { Product } from '@shop/contract/products'
import { ProductRow } from '@shop/shop-ui/ProductRow'
import { Callout } from '@shop/ui/Callout'
import { Stack } from '@shop/ui/Stack'
import { paths } from '#lib/paths.ts'
import { TitledSection } from '#routes/shared/TitledSection.tsx'
import * as texts from '#texts/product.ts'
import * as S from './AddedToCart.styles.ts'
import { useSuggestions } from './useSuggestions.ts'

export const ADDED_ID = 'added-to-cart'

/** Below the button, which leads to the cart by now, and not above the page: nothing is covered and nothing has to be closed. */
export function AddedToCart({ product }: { product: Product }) {
  const suggestions = useSuggestions(product)
  return (
    <Stack as={S.Added} gap="m" id={ADDED_ID} tabIndex={-1}>
      <Callout tone="positive">{navigator.onLine ? texts.addedToYourCart : texts.addedOffline}</Callout>
      {suggestions.length > 0 && (
        <TitledSection title={texts.goesWellWith} gap="s">
          <Stack as="ul" gap="s" role="list">
            {suggestions.map((suggestion) => (
              <li key={suggestion.id}>
                <ProductRow product={suggestion} href={paths.product(suggestion.slug)} />
              </li>
            ))}
          </Stack>
        </TitledSection>
      )}
    </Stack>
  )
}
