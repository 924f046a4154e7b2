import type { DemoProduct, DemoReview } from '../types.ts'
import { reviews } from './reviews.ts'
import { isTrueOf } from './isTrueOf.ts'

/** A best seller has as many reviews as so many other products. */
const BEST_SELLER_SHARE = 4

/** Gives each review to one product of which it is true, to those with the fewest for their sales first. Reviews of few products come first. */
export function dealReviews(products: readonly DemoProduct[]): ReadonlyMap<string, readonly DemoReview[]> {
  const dealt = new Map<string, DemoReview[]>()
  const loadOf = ({ slug, isBestSeller }: DemoProduct) =>
    ((dealt.get(slug)?.length ?? 0) + 1) / (isBestSeller ? BEST_SELLER_SHARE : 1)
  const takers = reviews
    .map((review) => ({ review, fitting: products.filter((product) => isTrueOf(review, product)) }))
    .toSorted((one, other) => one.fitting.length - other.fitting.length)
  for (const { review, fitting } of takers) {
    const [taker] = fitting.toSorted((one, other) => loadOf(one) - loadOf(other))
    if (taker !== undefined) dealt.set(taker.slug, [...(dealt.get(taker.slug) ?? []), review])
  }
  return dealt
}
