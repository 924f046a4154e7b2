import type { BoughtOption, ReviewSort } from '@shop/contract/reviews.schema'

export const reviews = 'Reviews'
export const moreReviews = 'More reviews'
export const reviewsOf = (title: string) => ` of ${title}`
export const reviewsFailed = 'We couldn’t load the reviews.'
export const tryAgain = 'Try again'
export const sorts: Record<ReviewSort, string> = {
  newest_desc: 'Most recent',
  rating_desc: 'Highest rating',
  rating_asc: 'Lowest rating',
}

interface Answer {
  shown: number
  total: number
  stars: number | undefined
  sort: ReviewSort
}

/** "5 of 12 reviews with 4 stars, highest rating first". */
export function answer({ shown, total, stars, sort }: Answer): string {
  const only = stars === undefined ? '' : ` with ${stars} ${stars === 1 ? 'star' : 'stars'}`
  return `${shown} of ${total} reviews${only}, ${sorts[sort].toLowerCase()} first`
}

/** "Shade Berry"; "Size M, Colour Red" of a combination "Size / Colour M / Red". */
export function optionOf({ group, name }: BoughtOption): string {
  const values = name.split(' / ')
  const groups = group.split(' / ')
  if (groups.length !== values.length) return name
  return groups.map((one, index) => `${one} ${values[index] ?? ''}`).join(', ')
}
