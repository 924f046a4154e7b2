import { quoted } from './products.ts'

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
/** How the best rated are ordered (decision 192). */
export const byRatings = ', by stars and number of ratings'
export const product = 'product'
export const products = 'products'
export const shown = (count: string) => `, ${count} shown`
export const skipToProducts = 'Skip to products'
export const noResultsFor = (search: string) => `No results for ${quoted(search)}`
/** Of a search that no product answers, and a page of help may. */
export const yourSearch = (search: string) => `Your search: ${quoted(search)}`
export const list = 'Products'
