import type { DemoProduct } from '../types.ts'
import { chance } from './chance.ts'
import type { DealtReview } from './dealReviews.ts'

/** Shade or size that the author of a review has: the one that the text names, or any. Undefined for a product without options. */
export function boughtName(
  { slug, shades, sizes }: Pick<DemoProduct, 'slug' | 'shades' | 'sizes'>,
  { title, body }: DealtReview,
): string | undefined {
  const names = (shades ?? sizes ?? []).map(({ name }) => name)
  const words = `${title} ${body}`.replaceAll('UK ', 'UK').split(/[^\p{L}\p{N}]+/u)
  const named = names.find((name) => words.includes(name))
  return named ?? names[Math.floor(chance(`bought ${slug} ${title}`) * names.length)]
}
