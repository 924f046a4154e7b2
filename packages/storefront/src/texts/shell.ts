export const deliveryTo = (city: string) => `Delivery to ${city}`
export const deliveryIn = (time: string, city: string) => `Delivery in ${time} to ${city}`
export const deliveryAcrossIndia = (days: string) => `Delivery in ${days} across India`
export const noDeliveryTo = (city: string) => `We don’t deliver to ${city} yet`
/** When the express delivery above the header holds. The page is the same all day. A store other than the main one has a part of the goods. */
export const orderedFrom = (opens: string, closes: string, isPart: boolean) =>
  `${isPart ? 'For part of the shop, orders' : 'Orders'} from ${opens} to ${closes}`
export const loadingPage = 'Loading the page'
export const serverError = 'Something went wrong on our side. Your cart is safe. Please try again.'
export const shopBusy = 'The shop is busy. Your cart is safe. Please try again in a moment.'
export const goHome = 'Go to the home page'
export const tryAgain = 'Try again'
export const blog = 'Blog'
export const categories = 'Categories'
export const brands = 'Brands'
export const logIn = 'Log in'
export const accountOf = 'Account of '
export const stillOffline = (message: string) => `You’re still offline. ${message}`
export const checkConnection = 'Check your connection and try again.'
export const tryAgainSoon = 'Please try again in a moment.'
const notReached = 'We couldn’t reach the shop.'
export const requestFailed = `${notReached} ${checkConnection}`
/** Of a script, whose failure has no reason. */
export const codeFailed = `${notReached} ${tryAgainSoon}`
export const profile = 'Profile'
export const orders = 'Orders'
export const wishlist = 'Wishlist'
export const addresses = 'Addresses'
export const devices = 'Devices'
export const recentSearches = 'Recent searches'
export const popularSearches = 'Popular in the shop'
export const removeRecentSearch = (search: string) => `Remove the recent search “${search}”`
export const clearRecentSearches = 'Clear recent searches'
export const register = 'Register'
export const purposeCity = 'look up which city you are in'
export const purposeSearch = 'tell our advertising partner what you search for'
export const purposeSpeed = 'measure how fast our pages are for you, without knowing who you are'
