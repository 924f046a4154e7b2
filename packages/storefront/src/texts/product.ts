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
export const addedOffline =
  'Added to your cart on this device. You’re offline: we check price and stock when you’re back.'
export const addedToYourCart = 'Added to your cart'
export const inYourCart = 'In your cart'
export const chooseAnother = (group: string) => `Choose another ${group.toLowerCase()}`
export const seeWhatGoesWithIt = 'See what goes with it'
export const pageTitle = (title: string, brandName: string) => `${title} by ${brandName}`
export const pageDescription = (title: string, brandName: string) => `${title} by ${brandName}.`
export const similarInStock = 'Similar, in stock'
export const youMayAlsoLike = 'You may also like'
export const tryAgain = 'Try again'
export const inYourWishlist = 'In your wishlist'
export const addToWishlist = 'Add to wishlist'
export const home = 'Home'
export const byParcelTo = (city: string, time: string) => `Parcels to ${city} take ${time}.`
