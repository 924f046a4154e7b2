export const home = 'Home'
export const description = (name: string, inTime: string) =>
  `${name}, from best sellers to what is new. At your door ${inTime}.`
export const notFound = 'There is no such category.'
export const productsIn = (name: string) => `Products in ${name}`
export const bestSellersIn = (name: string) => `Best sellers in ${name}`
export const popularIn = (name: string) => `Popular in ${name}`
export const newIn = (name: string) => `New in ${name}`
export const brandsIn = (name: string) => `Brands in ${name}`
export const offersIn = (name: string) => `Good prices in ${name}`
export const readingOn = (name: string) => `From the blog on ${name}`
