export const sizeGuide = 'Size guide'
export const bestSeller = 'Best seller'
export const isNew = 'New'
export const allTaxesIncluded = 'MRP and price include all taxes'
export const outOfStock = 'Out of stock'
export const onlyLeft = (count: number) => `Only ${count} left`
export const pageTitle = (title: string, brandName: string) => `${title} by ${brandName}`
export const pageDescription = (title: string, brandName: string) => `${title} by ${brandName}.`
export const home = 'Home'
