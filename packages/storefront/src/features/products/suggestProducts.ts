import type { ProductCard } from '@shop/contract/products'
import type { RowProduct } from '#lib/toRow.ts'

/** A line, with what the choice depends on. */
export type SuggestedProduct = RowProduct & Pick<ProductCard, 'categoryName' | 'quantity'>

const SUGGESTIONS_MAX = 3

/** Related products in stock to go on with: one of each neighbouring category first, and nothing that is in the cart. */
export function suggestProducts(
  categoryName: string | undefined,
  related: readonly SuggestedProduct[],
  inCart: ReadonlySet<number>,
): SuggestedProduct[] {
  const available = related.filter(({ id, quantity }) => quantity > 0 && !inCart.has(id))
  const others = available.filter((product) => product.categoryName !== categoryName)
  const ofEach = [...new Map(others.toReversed().map((product) => [product.categoryName, product])).values()]
  return [...new Set([...ofEach.toReversed(), ...available])].slice(0, SUGGESTIONS_MAX)
}
