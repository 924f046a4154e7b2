import type { DemoReview } from '../types.ts'
import { beautyReviews } from './beauty.ts'
import { fashionReviews } from './fashion.ts'
import { momAndBabyReviews } from './mom-and-baby.ts'

/** Every review that the seed may deal out. */
export const reviews: DemoReview[] = [...beautyReviews, ...fashionReviews, ...momAndBabyReviews]
