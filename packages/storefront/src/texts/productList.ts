export const notFound = 'There is no such list.'
export const filters = 'Filters'
export const home = 'Home'
export const search = 'Search'
export const pageDescription = (
  title: string,
  {
    total,
    brands,
    shop,
    inTime,
  }: { total: number; brands: readonly string[]; shop: string; inTime: string | undefined },
) =>
  `${title} at ${shop}: ${total} products${brands.length === 0 ? '' : ` from ${brands.join(', ')}`}.${inTime === undefined ? '' : ` Delivered ${inTime}.`}`
export const showingResultsFor = 'Showing results for'
export const searchInstead = (query: string) => `Search instead for ${query}`
/** How the best rated are ordered (decision 192). */
export const byRatings = ', by stars and number of ratings'
export const product = 'product'
export const products = 'products'
export const shown = (count: string) => `, ${count} shown`
export const skipToProducts = 'Skip to products'
export const noMatch = 'No products match these filters'
export const clearFilters = 'Clear all filters'
export const noMatchHint = 'Remove a filter, or clear them all.'
export const removeFilter = (label: string, total: number) =>
  `Remove “${label}” to see ${total} ${total === 1 ? product : products}`
export const noResultsFor = (search: string) => `No results for “${search}”`
export const tryAnotherSearch = 'Try another search'
export const nothingHereYet = 'Nothing here yet'
export const seeAllProducts = 'See all products'
export const askForProduct = 'Ask us for it'
export const slowSearch = 'Search takes longer than usual right now.'
export const noResultsHint = 'Check the spelling or use a broader word. You can also look around below.'
export const emptyHint = 'Look at these in the meantime.'
export const moreLikeThis = 'More like this'
export const youMayAlsoLike = 'You may also like'
export const list = 'Products'
export const categories = 'Categories'
export const notUpdated = 'We couldn’t update the list. Please check your connection.'
export const tryAgain = 'Try again'
/** Offers that need several products, or an amount, in the cart. */
export const ofSeveral = 'Offers for several items'
export const showAllOffers = (count: number) => `Show all ${count} offers`
export const seeItems = (count: number) => (count === 1 ? 'See the item' : `See all ${count} items`)
