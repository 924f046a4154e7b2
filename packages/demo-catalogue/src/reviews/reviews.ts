import type { DemoReview } from '../types.ts'
import { beautyReviews } from './beauty.ts'
import { reviewsByCategory } from './byCategory.ts'
import { fashionReviews } from './fashion.ts'
import { momAndBabyReviews } from './mom-and-baby.ts'

/** Reviews that the seed distributes over products. */
export const reviews: DemoReview[] = [
  ...beautyReviews,
  ...fashionReviews,
  ...momAndBabyReviews,
  ...reviewsByCategory,
]
