import type { AskedReviews } from './api/reviewsQuery.ts'

/** Order and stars in the address of a product's page (`?reviews=rating_asc&stars=4`). Nothing is asked for without them. */
export function readReviewView(search: URLSearchParams): AskedReviews {
  const sort = search.get('reviews')
  const stars = search.get('stars') ?? ''
  return {
    ...((sort === 'rating_desc' || sort === 'rating_asc') && { sort }),
    ...(/^[1-5]$/.test(stars) && { rating: Number(stars) }),
  }
}

/** Query of the address with another view of the reviews. */
export function withReviewView(search: URLSearchParams, { sort, rating }: AskedReviews): string {
  const next = new URLSearchParams(search)
  next.delete('reviews')
  next.delete('stars')
  if (sort !== undefined && sort !== 'newest_desc') next.set('reviews', sort)
  if (rating !== undefined) next.set('stars', String(rating))
  return next.size === 0 ? '' : `?${next.toString()}`
}

/** Address of a choice on the page, with the order and stars of the address before. */
export function keepReviewView(href: string, search: URLSearchParams): string {
  const [path = '', query = ''] = href.split('?')
  return path + withReviewView(new URLSearchParams(query), readReviewView(search))
}
