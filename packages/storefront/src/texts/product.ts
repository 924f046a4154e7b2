export const sizeGuide = 'Size guide'
export const sizeGuideLoading = 'Loading the size guide…'
export const sizeGuideFailed = 'We couldn’t load the size guide.'
export const bestSeller = 'Best seller'
export const isNew = 'New'
export const allTaxesIncluded = 'MRP and price include all taxes'
export const outOfStock = 'Out of stock'
export const onlyLeft = (count: number) => `Only ${count} left`
export const pageTitle = (title: string, brandName: string) => `${title} by ${brandName}`
export const pageDescription = (title: string, brandName: string) => `${title} by ${brandName}.`
export const similarInStock = 'Similar, in stock'
export const youMayAlsoLike = 'You may also like'
export const tryAgain = 'Try again'
export const home = 'Home'
