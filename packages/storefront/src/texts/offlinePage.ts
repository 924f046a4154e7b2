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
export const mark =
  'M3 9a14 14 0 0 1 4.5-2.9M21 9a14 14 0 0 0-9.5-3.9M6.5 12.7a9 9 0 0 1 4-2.2m7 2.2a9 9 0 0 0-2-1.3M9.5 16.2a4.5 4.5 0 0 1 5 0M12 19.5v.1M4 3.5l16 17'
