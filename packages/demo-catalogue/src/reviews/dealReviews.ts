import type { DemoProduct, DemoReview } from '../types.ts'
import { createComposer } from './composeReviews.ts'
import { isTrueOf } from './isTrueOf.ts'
import { planRatings } from './planRatings.ts'
import { reviews } from './reviews.ts'

export type DealtReview = Pick<DemoReview, 'rating' | 'title' | 'body'>

/**
 * Reviews of each product, by its slug. Those that are written for few products are given first, each to one product that has a place for its
 * rating, and to that with the fewest for its sales. The other places have composed ones.
 */
export function dealReviews(products: readonly DemoProduct[]): ReadonlyMap<string, readonly DealtReview[]> {
  const dealt = new Map(products.map((product) => [product.slug, [] as DealtReview[]]))
  const places = new Map(products.map((product) => [product.slug, planRatings(product)]))
  const planned = new Map(products.map(({ slug }) => [slug, places.get(slug)?.length ?? 0]))
  const loadOf = ({ slug }: DemoProduct) => ((dealt.get(slug)?.length ?? 0) + 1) / (planned.get(slug) ?? 1)
  const takers = reviews
    .map((review) => ({ review, fitting: products.filter((product) => isTrueOf(review, product)) }))
    .toSorted((one, other) => one.fitting.length - other.fitting.length)
  for (const { review, fitting } of takers) {
    const [taker] = fitting
      .filter(({ slug }) => places.get(slug)?.includes(review.rating))
      .toSorted((one, other) => loadOf(one) - loadOf(other))
    if (taker === undefined) continue
    dealt.get(taker.slug)?.push(review)
    const left = places.get(taker.slug) ?? []
    left.splice(left.indexOf(review.rating), 1)
  }
  const compose = createComposer()
  for (const product of products) {
    const written = dealt.get(product.slug) ?? []
    written.push(...compose(product, places.get(product.slug) ?? [], written))
  }
  return dealt
}
