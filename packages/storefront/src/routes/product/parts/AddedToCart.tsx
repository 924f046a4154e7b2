import type { Product } from '@shop/contract/products'
import { ProductRow } from '@shop/shop-ui/ProductRow'
import { Callout } from '@shop/ui/Callout'
import { Heading } from '@shop/ui/Heading'
import { Stack } from '@shop/ui/Stack'
import { paths } from '#lib/paths.ts'
import * as texts from '#texts/product.ts'
import * as S from './AddedToCart.styles.ts'
import { useSuggestions } from './useSuggestions.ts'

export const ADDED_ID = 'added-to-cart'

/** Below the button, which leads to the cart by now, and not above the page: nothing is covered and nothing has to be closed. */
export function AddedToCart({ product }: { product: Product }) {
  const suggestions = useSuggestions(product)
  return (
    <Stack as={S.Added} gap="m" id={ADDED_ID} tabIndex={-1}>
      <Callout tone="positive">{texts.addedToYourCart}</Callout>
      {suggestions.length > 0 && (
        <Stack as="section" gap="s" aria-labelledby="goes-with">
          <Heading id="goes-with" level={2} size="h4">
            {texts.goesWellWith}
          </Heading>
          <Stack as="ul" gap="s" role="list">
            {suggestions.map((suggestion) => (
              <li key={suggestion.id}>
                <ProductRow product={suggestion} href={paths.product(suggestion.slug)} />
              </li>
            ))}
          </Stack>
        </Stack>
      )}
    </Stack>
  )
}
