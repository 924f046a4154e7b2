export const home = 'Home'
export const description = (name: string, inTime: string) =>
  `${name}, from best sellers to what is new. At your door ${inTime}.`
export const notFound = 'There is no such category.'
export const productsIn = (name: string) => `Products in ${name}`
export const bestSellersIn = (name: string) => `Best sellers in ${name}`
