import type { ProductCardWire } from '@shop/contract/products.schema'

/** Fewest stars of a product that others are recommended beside. The function `standing_of` of the database has the same number. */
const STARS_MIN = 3.5

type Card = Pick<ProductCardWire, 'quantity' | 'rating_average' | 'rating_count'>

/** Recommends what can be bought and is liked, or not rated yet: the rest comes after it, and what is sold out last. */
export function bestFirst<Product extends Card>(cards: readonly Product[]): Product[] {
  return cards.toSorted((one, other) => placeOf(one) - placeOf(other))
}

function placeOf({ quantity, rating_average, rating_count }: Card): number {
  if (quantity === 0) return 2
  return rating_count === 0 || rating_average >= STARS_MIN ? 0 : 1
}
