export const home = 'Home'
export const pageTitle = (name: string) => `${name} · the product`
export const description = (name: string) =>
  `${name} for women in India, from best sellers to what is new. At your door in two hours across Delhi-NCR, with seven days to return.`
export const notFound = 'There is no such category.'
export const productsIn = (name: string) => `Products in ${name}`
export const bestSellersIn = (name: string) => `Best sellers in ${name}`
