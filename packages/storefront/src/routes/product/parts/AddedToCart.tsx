import type { Product } from '@shop/contract/products'
import { ProductRow } from '@shop/shop-ui/ProductRow'
import { Callout } from '@shop/ui/Callout'
import { Heading } from '@shop/ui/Heading'
import { Stack } from '@shop/ui/Stack'
import { useQuery } from '@tanstack/react-query'
import { useCartItems } from '#features/cart/useCart.ts'
import { relatedProductsQuery } from '#features/products/api/relatedProductsQuery.ts'
import { suggestProducts } from '#features/products/suggestProducts.ts'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import * as texts from '#texts/product.ts'

/** Below the button, which leads to the cart by now, and not above the page: nothing is covered and nothing has to be closed. */
export function AddedToCart({ product }: { product: Product }) {
  const { api } = useServices()
  const { data: related = [] } = useQuery(relatedProductsQuery(api, product.slug))
  const inCart = new Set(useCartItems().map(({ id }) => id))
  const suggestions = suggestProducts(product, related, inCart)
  return (
    <Stack gap="m">
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
