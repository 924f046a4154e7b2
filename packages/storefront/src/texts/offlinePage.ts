export const title = 'No connection'
export const heading = 'We can’t reach the shop'
export const advice =
  'Please check your internet connection. This page tries again by itself and loads as soon as the shop answers.'
export const tryAgain = 'Try again'
export const trying = 'Trying to reach the shop…'
/** `{time}` is that of the last attempt. */
export const stillOffline = 'Still no answer at {time}. We keep trying.'
export const isBack = 'You’re back online. Loading the page…'
export const inYourCart = 'In your cart'
export const cartIsSafe =
  'Your cart is kept in this browser. Prices and stock are checked when you’re back online.'
