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
export const allProducts = 'All products'
export const resultsFor = (search: string) => `Results for “${search}”`
