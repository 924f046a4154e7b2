export const bestSellers = 'Best sellers'
export const newLaunches = 'New launches'
export const deliveredIn = (deliveryCity: string) => `Delivered in ${deliveryCity}`
export const recommended = 'Recommended'
export const priceLowToHigh = 'Price: low to high'
export const priceHighToLow = 'Price: high to low'
export const biggestDiscount = 'Biggest discount'
export const newestFirst = 'Newest first'
export const bestRated = 'Best rated'
export const offers = 'Offers'
export const endedOffer = 'An offer that has ended'
export const allProducts = 'All products'
/** A search without quotation marks of its own, whose first words name a long one: a heading has three lines at most. */
export const quoted = (search: string) => {
  const text = search.replace(/^["“”'\s]+|["“”'\s]+$/g, '') || search
  return `“${text.length > 60 ? `${text.slice(0, 60).replace(/\s+\S*$/, '')}…` : text}”`
}
export const resultsFor = (search: string) => `Results for ${quoted(search)}`
