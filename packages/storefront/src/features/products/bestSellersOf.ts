import type { ProductCard } from '@shop/contract/products'
import { withoutBadge } from '#lib/withoutBadge.ts'

/** Fewest products of a row that is called best sellers. */
const ROW_MIN = 3

/** The best sellers among popular products, if they fill a row. A new shop has none. */
export function bestSellersOf(products: readonly ProductCard[]): readonly ProductCard[] | undefined {
  const best = products.filter(({ isBestSeller }) => isBestSeller)
  return best.length < ROW_MIN ? undefined : withoutBadge(best)
}
