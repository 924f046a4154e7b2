// English texts of product pages.

export const optionOutOfStock = ', out of stock'
export const bestSeller = 'Best seller'
export const isNew = 'New'
export const allTaxesIncluded = 'All taxes included'
export const chooseFirst = (group: string) => `Choose a ${group} first`
export const variantOutOfStock = (name: string) => `${name} is out of stock. Please choose another.`
export const outOfStock = 'Out of stock'
export const maker = 'Maker'
export const countryOfOrigin = 'Country of origin'
export const description = 'Description'
export const wearAndCare = 'Wear and care'
export const howToUse = 'How to use'
export const material = 'Material'
export const ingredients = 'Ingredients'
export const specifications = 'Specifications'
export const makerAndOrigin = 'Maker and origin'
export const pageTitle = (title: string, brandName: string) => `${title} by ${brandName} · the product`
export const pageDescription = (title: string, brandName: string) => `${title} by ${brandName}.`
export const reviews = 'Reviews'
export const reviewsShown = (shown: number, total: number) => `${shown} of ${total} reviews`
export const moreReviews = 'More reviews'
export const reviewsOf = (title: string) => ` of ${title}`
export const youMayAlsoLike = 'You may also like'
export const reviewsFailed = 'We couldn’t load the reviews.'
export const tryAgain = 'Try again'
export const inYourWishlist = 'In your wishlist'
export const addToWishlist = 'Add to wishlist'
export const reviewPosted = 'Thank you! Your review is posted'
export const logInToWrite = 'Log in to write a review'
export const writeAReview = 'Write a review'
export const home = 'Home'
