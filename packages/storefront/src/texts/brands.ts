export const home = 'Home'
export const title = 'Brands A to Z'
export const description = (count: number) =>
  `All ${count === 1 ? 'of our brands' : `${count} brands that we sell`}, from A to Z, each with everything it has in the shop.`
export const brands = (count: number) => `${count} ${count === 1 ? 'brand' : 'brands'}`
export const products = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`
export const letters = 'Letters'
export const otherNames = 'Other names'
export const none = 'No brands yet'
export const noneHint = 'Brands appear here as soon as their products are on sale.'
