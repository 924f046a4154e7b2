export const loading = 'Loading…'
export const unreachable = 'We couldn’t reach the shop'
export const tryAgain = 'Try again'
export const turnOnJavaScript = 'Turn on JavaScript in your browser to place an order.'
export const couponRefused = 'This coupon does not apply.'
export const feedTitle = (shop: string) => `The blog of ${shop}`
export const receiptLine = (title: string, optionName: string | null, outcome: string) =>
  `${title || 'Something'}${optionName === null ? '' : `, ${optionName}`}: ${outcome}`
export const alreadyHad = (quantity: number) => `you already had some, so you now have ${quantity}`
export const limitedTo = (quantity: number) => `limited to ${quantity}`
export const outOfStock = 'out of stock, so we saved it for later'
export const notSold = 'no longer available, so we removed it'
export const cartFull = 'your cart is full, so we couldn’t add it'
export const cartJoined = 'We’ve added the items from this device to your cart.'
export const cartPartlyJoined = 'We couldn’t add all items from this device to your cart.'
export const cartNotJoined = 'We couldn’t add the items from this device to your cart.'
export const gotIt = 'Got it'
export const seeBestSellers = 'See best sellers'
export const seeAllProducts = 'See all products'
export const goToShop = 'Go to the shop'
export const seeAllPosts = 'See all posts'
export const yourItems = 'Your items'
export const freeGift = ' (free gift)'
export const searchTheBlog = 'Search the blog'
export const logIn = 'Log in'
export const shopByCategory = 'Shop by category'
export const bestSellers = 'Best sellers'
export const ourProducts = 'Our products'
export const reviewChanges = 'Review changes'
