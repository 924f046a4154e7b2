export const loadingPage = 'Loading the page'
export const serverError = 'Something went wrong on our side. Your cart is safe. Please try again.'
export const shopBusy = 'The shop is busy. Your cart is safe. Please try again in a moment.'
export const offline =
  'Please check your internet connection. Your cart is safe, and this page loads when you’re back online.'
export const goHome = 'Go to the home page'
export const tryAgain = 'Try again'
export const profile = 'Profile'
export const orders = 'Orders'
export const wishlist = 'Wishlist'
export const shop = 'Shop'
export const bestSellers = 'Best sellers'
export const newLaunches = 'New launches'
export const offers = 'Offers'
export const blog = 'Blog'
export const help = 'Help'
export const shippingAndDelivery = 'Shipping and delivery'
export const returnsAndRefunds = 'Returns and refunds'
export const cancellation = 'Cancellation'
export const contactUs = 'Contact us'
export const shopName = 'The product'
export const aboutUs = 'About us'
export const termsAndConditions = 'Terms and conditions'
export const privacyPolicy = 'Privacy policy'
export const investorRelations = 'Investor relations'
export const about = 'Beauty and fashion for women in India: at your door in two hours across Delhi-NCR.'
export const taxes = 'Prices include all taxes.'
export const payments = ['UPI', 'RuPay', 'Visa', 'Mastercard', 'Net banking', 'Cash on delivery']
export const company = (
  legalName: string,
  registeredAddress: string,
  cin: string,
  phone: string,
  email: string,
) => `${legalName}, ${registeredAddress}. CIN ${cin}. Customer care ${phone}, ${email}.`
export const privacyChoices = 'Privacy choices'
export const categories = 'Categories'
export const brands = 'Brands'
export const logIn = 'Log in'
export const accountOf = 'Account of '
export const register = 'Register'
export const offlineTitle = 'No connection · the product'
export const unreachable = 'We can’t reach the shop'
export const stillOffline = (message: string) => `You’re still offline. ${message}`
export const purposeCity = 'look up which city you are in'
export const purposeSearch = 'tell our advertising partner what you search for'
export const automatic = 'Automatic'
export const light = 'Light'
export const dark = 'Dark'
export const colours = 'Colours'
export const requestFailed = 'We couldn’t reach the shop. Check your connection and try again.'
