export const offer = 'Offer'
export const optionOutOfStock = ', out of stock'
export const bestSeller = 'Best seller'
export const isNew = 'New'
export const allTaxesIncluded = 'MRP and price include all taxes'
export const variantOutOfStock = (name: string) => `${name} is out of stock. Please choose another.`
export const outOfStock = 'Out of stock'
export const manufacturer = 'Manufacturer'
export const importer = 'Importer'
export const mrp = 'MRP'
export const withTaxes = (price: string) => `${price}, inclusive of all taxes`
export const netQuantity = 'Net quantity'
export const bestBefore = 'Best before'
export const customerCare = 'Customer care'
export const countryOfOrigin = 'Country of origin'
export const description = 'Description'
export const wearAndCare = 'Wear and care'
export const howToUse = 'How to use'
export const material = 'Material'
export const ingredients = 'Ingredients'
export const specifications = 'Specifications'
export const productInformation = 'Product information'
export const noLongerSold = 'This product is no longer sold.'
export const seeMoreIn = (category: string) => `See more in ${category}`
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
