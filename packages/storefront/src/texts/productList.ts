import type { UnderstoodSearch } from '@shop/contract/product-list'

type MissingSearch = NonNullable<UnderstoodSearch['missing']>

export const notFound = 'There is no such list.'
export const filters = 'Filters'
export const home = 'Home'
export const search = 'Search'
export const pageDescription = (
  title: string,
  { total, brands, shop, inTime }: { total: number; brands: readonly string[]; shop: string; inTime: string },
) =>
  `${title} at ${shop}: ${total} products${brands.length === 0 ? '' : ` from ${brands.join(', ')}`}. Delivered ${inTime}.`
export const showingResultsFor = 'Showing results for'
export const searchInstead = (query: string) => `Search instead for ${query}`
/** `count` products are what was searched for, before filters, and others follow them. */
export const exactCount = (count: number) =>
  count === 0
    ? 'No product matches your whole search. These come close.'
    : 'Few products match your whole search. The others come close.'
/** Names what the shop lacks of a search: a brand, a type, or words. */
export const notHere = ({ type, brand, words, shown }: MissingSearch) => {
  const what = brand === null ? (type ?? shown ?? 'products') : type === null ? brand : `${type} by ${brand}`
  const which = words.length === 0 ? '' : ` for “${words.join(' ')}”`
  return `No ${what}${which} here.`
}
/** Names the products that the list shows instead. */
export const shownInstead = ({ shown }: MissingSearch) =>
  shown === null
    ? 'You may like these instead:'
    : UNCOUNTED.test(shown)
      ? `You may like this ${shown}:`
      : `You may like these ${plural(shown)}:`
const UNCOUNTED =
  /(?:wear|care|cream|oil|makeup|jewellery|clothing|lingerie|perfume|henna|polish|shampoo|\bhair)$/
const plural = (type: string) => {
  if (type.endsWith('s') && !type.endsWith('dress')) return type
  if (/[^aeiou]y$/.test(type)) return `${type.slice(0, -1)}ies`
  return /(?:ss|sh|ch|x)$/.test(type) ? `${type}es` : `${type}s`
}
export const product = 'product'
export const products = 'products'
export const shown = (count: string) => `, ${count} shown`
export const skipToProducts = 'Skip to products'
export const noMatch = 'No products match these filters'
export const clearFilters = 'Clear all filters'
export const noMatchHint = 'Remove a filter above, or clear them all.'
export const noResults = 'No results found'
export const nothingHereYet = 'Nothing here yet'
export const seeAllProducts = 'See all products'
export const askForProduct = 'Ask us for it'
export const slowSearch = 'Search takes longer than usual right now.'
export const noResultsHint = 'Check the spelling, try a broader word, or start here.'
export const emptyHint = 'Look at these in the meantime.'
export const list = 'Products'
export const notUpdated = 'We couldn’t update the list. Please check your connection.'
export const tryAgain = 'Try again'
