import { product, products } from './productList.ts'
import { quoted } from './products.ts'

/** The heading has the corrected text. */
export const notSpelledSo = (query: string) => `Nothing here is called ${quoted(query)}.`
export const searchInstead = (query: string) => `Search instead for ${quoted(query)}`
export const noMatch = 'No products match these filters'
export const clearFilters = 'Clear all filters'
export const noMatchHint = 'Remove a filter, or clear them all.'
export const removeFilter = (label: string, total: number) =>
  `Remove “${label}” to see ${total} ${total === 1 ? product : products}`
/** What a shopper can do where the list has nothing. */
export const emptyHints = {
  search: 'Try fewer or other words, or look around.',
  notSold: 'We do not sell this yet. Ask us for it, or look around.',
  list: 'Nothing is here yet. Look at these in the meantime.',
}
export const seeAllProducts = 'See all products'
export const askForProduct = 'Ask us for it'
export const slowSearch = 'Search takes longer than usual right now.'
export const moreLikeThis = 'More like this'
export const youMayAlsoLike = 'You may also like'
export const categories = 'Categories'
export const notUpdated = 'We couldn’t update the list.'
export const tryAgain = 'Try again'
/** Offers that need several products, or an amount, in the cart. */
export const ofSeveral = 'Offers for several items'
export const showAllOffers = (count: number) => `Show all ${count} offers`
export const seeItems = (count: number) => (count === 1 ? 'See the item' : `See all ${count} items`)
