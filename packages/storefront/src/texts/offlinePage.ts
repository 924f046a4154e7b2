export const title = 'No connection'
export const heading = 'We can’t reach the shop'
export const advice =
  'Please check your internet connection. Your cart is safe, and this page loads when you’re back online.'
export const tryAgain = 'Try again'
export const trying = 'Trying to reach the shop…'
/** `{time}` is that of the last attempt. */
export const stillOffline = 'Still no answer at {time}. We keep trying.'
export const isBack = 'You’re back online. Loading the page…'
export const inYourCart = 'In your cart'
export const cartIsSafe =
  'Your cart is kept in this browser. Prices and stock are checked when you’re back online.'
/** Drawing of the mark, as a path in a square of 24. */
export const mark = 'M5 10a10 10 0 0 1 14 0M8.5 14a5 5 0 0 1 7 0M12 18v.1M4 4l16 16'
