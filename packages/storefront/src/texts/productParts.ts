export const offer = 'Offer'
export const seeOffer = 'See all items'
export const worth = (amount: string) => `Worth ${amount}`
export const seeGift = 'See the gift'
export const notServedAt = (pincode: string) => `We don’t deliver to ${pincode} yet`
export const addedOffline =
  'Added to your cart on this device. You’re offline: we check price and stock when you’re back.'
export const addedToYourCart = 'Added to your cart'
export const inYourCart = 'In your cart'
export const chooseAnother = (group: string) => `Choose another ${group.toLowerCase()}`
export const seeWhatGoesWithIt = 'See what goes with it'
export const inYourWishlist = 'In your wishlist'
export const addToWishlist = 'Add to wishlist'
export const byParcelTo = (city: string, time: string) => `Parcels to ${city} take ${time}.`
export const sizeGuideLoading = 'Loading the size guide…'
export const sizeGuideFailed = 'We couldn’t load the size guide.'
export const similarInStock = 'Similar, in stock'
export const youMayAlsoLike = 'You may also like'
export const tryAgain = 'Try again'
