export const pageTitle = 'Your cart'
export const description = 'What is in your cart, and what it costs.'
export const delivery = 'Delivery'
export const pincodeNotServed = 'We don’t deliver to this pincode yet. Your cart is saved.'
export const inYourCart = 'In your cart'
export const yourCart = 'Your cart'
export const loading = 'Loading…'
export const turnOnJavaScript = 'Turn on JavaScript in your browser to see your cart.'
export const totalFailed = 'We couldn’t load your total'
export const totalFailedHint = 'Your cart is safe.'
export const tryAgain = 'Try again'
export const yourCartIsEmpty = 'Your cart is empty'
export const goHome = 'Go to the home page'
export const emptyHint = 'Items you add will appear here.'
export const placeOrder = 'Place order'
export const notServed = 'We don’t deliver there'
export const removed = (title: string, option: string) => `Removed ${title}${option}`
export const saved = (title: string, option: string) => `Saved ${title}${option} for later`
export const withItsGift = { removed: ' and its free gift', saved: '. Its free gift is removed.' }
export const savedForLater = 'Saved for later'
export const moveToCart = 'Move to cart'
export const goesWellWith = (title: string) => `Goes well with ${title}`
export const remove = 'Remove'
export const fromWhatIsSaved = (title: string) => ` ${title} from your saved items`
export const change = 'Change'
export const changeOf = (option: string, title: string) => ` ${option} of ${title}`
export const changeGroup = (group: string) => `Change ${group.toLowerCase()}`
export const changeTo = (option: string) => `Change to ${option}`
export const keep = (option: string) => `Keep ${option}`
export const optionsFailed = 'We couldn’t load the other options.'
export const changed = (title: string, from: string, to: string) => `Changed ${title} from ${from} to ${to}.`
export const quantityIs = (quantity: number) => ` The quantity is now ${quantity}.`
export const quantityIsOnly = (quantity: number) =>
  ` Only ${quantity} left, so the quantity is now ${quantity}.`
