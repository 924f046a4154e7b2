import { categories } from '../categories.ts'
import type { DemoProduct, DemoReview } from '../types.ts'

/** Child categories by slug, each with itself and the categories above it. */
const places = new Map(
  categories.flatMap((main) =>
    (main.children ?? []).flatMap((sub) =>
      (sub.children ?? []).map(({ slug }) => [slug, [main.slug, sub.slug, slug]] as const),
    ),
  ),
)

export const isTrueOf = (
  { fits, kinds, upTo = Infinity }: DemoReview,
  { category, kind, price }: Pick<DemoProduct, 'category' | 'kind' | 'price'>,
): boolean =>
  price <= upTo &&
  fits.some((place) => places.get(category)?.includes(place)) &&
  (kinds?.includes(kind) ?? true)
