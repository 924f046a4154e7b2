export const offer = 'Offer'
export const sizeGuide = 'Size guide'
export const sizeGuideLoading = 'Loading the size guide…'
export const sizeGuideFailed = 'We couldn’t load the size guide.'
export const seeOffer = 'See all items'
export const bestSeller = 'Best seller'
export const isNew = 'New'
export const allTaxesIncluded = 'MRP and price include all taxes'
export const outOfStock = 'Out of stock'
export const onlyLeft = (count: number) => `Only ${count} left`
export const manufacturer = 'Manufacturer'
export const importer = 'Importer'
export const mrp = 'MRP'
export const withTaxes = (price: string) => `${price}, inclusive of all taxes`
export const netQuantity = 'Net quantity'
export const bestBefore = 'Best before'
export const customerCare = 'Customer care'
export const countryOfOrigin = 'Country of origin'
export const description = 'Description'
export const careAdvice = 'Use and care'
export const howToUse = 'How to use'
export const material = 'Material'
export const ingredients = 'Ingredients'
export const specifications = 'Specifications'
export const productInformation = 'Product information'
export const addedOffline =
  'Added to your cart on this device. You’re offline: we check price and stock when you’re back.'
export const addedToYourCart = 'Added to your cart'
export const inYourCart = 'In your cart'
export const chooseAnother = (group: string) => `Choose another ${group.toLowerCase()}`
export const goesWellWith = 'Goes well with'
export const seeWhatGoesWithIt = 'See what goes with it'
export const unknownProduct = 'We can’t find that product'
export const unknownProductHint =
  'The link may be old or mistyped. Search for something like it, or start here.'
export const searchFor = (words: string) => `Search for “${words}”`
export const noLongerSold = 'This product is no longer sold.'
export const seeMoreIn = (category: string) => `See more in ${category}`
export const pageTitle = (title: string, brandName: string) => `${title} by ${brandName}`
export const pageDescription = (title: string, brandName: string) => `${title} by ${brandName}.`
export const similarInStock = 'Similar, in stock'
export const youMayAlsoLike = 'You may also like'
export const tryAgain = 'Try again'
export const inYourWishlist = 'In your wishlist'
export const addToWishlist = 'Add to wishlist'
export const home = 'Home'
export const byParcelTo = (city: string, time: string) => `Parcels to ${city} take ${time}.`
