export const unknownProduct = 'We can’t find that product'
export const unknownProductHint =
  'The link may be old or mistyped. Search for something like it, or start here.'
export const searchFor = (words: string) => `Search for “${words}”`
export const noLongerSold = 'This product is no longer sold.'
export const seeMoreIn = (category: string) => `See more in ${category}`
