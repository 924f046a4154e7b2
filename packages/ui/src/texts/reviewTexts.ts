import { textsIn } from './textsIn.ts'

/** English texts of reviews, by component. */
export const reviewTexts = textsIn(({ number, plural }) => {
  const stars = (count: number) => `${number(count)} ${plural(count, { one: 'star', other: 'stars' })}`
  const reviews = (count: number) => `${number(count)} ${plural(count, { one: 'review', other: 'reviews' })}`
  return {
    Review: { verified: 'Verified buyer', bought: (option: string) => `Bought: ${option}` },
    ReviewList: {
      none: 'No reviews yet.',
      count: reviews,
      byStars: 'Reviews by stars',
      stars,
      only: (rating: number, count: number) => `${stars(rating)}, ${reviews(count)}`,
      all: (count: number) => `All ${reviews(count)}`,
      noneWith: (rating: number) => `No review has ${stars(rating)}.`,
      showAll: 'Show all reviews',
      sort: 'Sort by',
    },
  }
})
