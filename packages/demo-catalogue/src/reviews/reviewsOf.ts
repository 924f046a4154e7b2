import { categories } from '../categories.ts'
import type { DemoProduct, DemoReview } from '../types.ts'
import { reviews } from './reviews.ts'

/** Child categories by slug, each with itself and the categories above it. */
const places = new Map(
  categories.flatMap((main) =>
    (main.children ?? []).flatMap((sub) =>
      (sub.children ?? []).map(({ slug }) => [slug, [main.slug, sub.slug, slug]] as const),
    ),
  ),
)

/** Reviews that are true of a product. */
export const reviewsOf = ({ category, kind }: Pick<DemoProduct, 'category' | 'kind'>): DemoReview[] =>
  reviews.filter(
    ({ fits, kinds }) =>
      fits.some((place) => places.get(category)?.includes(place)) && (kinds?.includes(kind) ?? true),
  )
