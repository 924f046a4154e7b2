import type { DemoProduct, DemoReview } from '../types.ts'
import { chance } from './chance.ts'

type Stars = DemoReview['rating']

const LOWEST = 3.2
const HIGHEST = 4.8

/** Number of reviews of a product: many of a best seller, few of what is new, none of some others. */
function countOf({ slug, isBestSeller, isNew }: DemoProduct): number {
  const luck = chance(`number of reviews of ${slug}`)
  if (isBestSeller) return 9 + Math.floor(luck ** 3 * 14)
  if (isNew) return Math.floor(luck * 4)
  if (luck < 0.08) return 0
  if (luck < 0.16) return 1
  if (luck < 0.85) return 2 + Math.floor(chance(`some reviews of ${slug}`) * 4)
  return 7 + Math.floor(chance(`several reviews of ${slug}`) * 3)
}

/** Average at which a product's ratings aim: high of a best seller. */
function aimOf({ slug, isBestSeller }: DemoProduct): number {
  const luck = chance(`quality of ${slug}`)
  if (isBestSeller) return 4.3 + 0.45 * luck
  return luck < 0.2 ? 3.3 + luck * 2 : 3.7 + 0.9 * luck
}

/** Ratings of a product, best first: some differ from the others, and their average is what the product deserves. */
export function planRatings(product: DemoProduct): Stars[] {
  const count = countOf(product)
  const sum = Math.min(
    Math.max(Math.round(aimOf(product) * count), Math.ceil(LOWEST * count)),
    Math.floor(HIGHEST * count),
  )
  const ratings = Array.from({ length: count }, (_, index): Stars => {
    const luck = chance(`rating ${index} of ${product.slug}`)
    return luck < 0.52 ? 5 : luck < 0.78 ? 4 : luck < 0.9 ? 3 : luck < 0.97 ? 2 : 1
  }).toSorted((one, other) => other - one)
  const total = () => ratings.reduce<number>((all, rating) => all + rating, 0)
  // The middle gives way, so that a few opinions stay as strong as they are.
  while (total() < sum) change(ratings, 1)
  while (total() > sum) change(ratings, -1)
  return ratings.toSorted((one, other) => other - one)
}

function change(ratings: Stars[], by: 1 | -1): void {
  const order: Stars[] = by === 1 ? [3, 2, 4, 1] : [5, 4, 3, 2]
  const from = order.find((rating) => ratings.includes(rating)) ?? 3
  ratings[ratings.indexOf(from)] = (from + by) as Stars
}
