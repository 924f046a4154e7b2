export const noAnswer =
  'We haven’t received an answer, so we don’t know if your order was placed. Try again: you won’t be charged twice.'
export const pageTitle = 'Checkout'
export const description = 'Your delivery address and the total of your order.'
export const checkout = 'Checkout'
export const deliverHere = 'Deliver here'
export const yourAddresses = 'Your addresses'
export const edit = 'Edit'
export const addAnAddress = 'Add an address'
export const yourCartIsEmpty = 'Your cart is empty'
export const goShopping = 'Go shopping'
export const seeYourOrders = 'See your orders'
export const emptyHint = 'You can find past orders in Orders.'
export const tryAgain = 'Try again'
export const unreachableHint = 'Your cart is safe, and no order was placed.'
export const address = 'Address'
export const review = 'Review'
export const payment = 'Payment'
export const reviewYourOrder = 'Review your order'
export const chooseAddress = 'Where should we deliver?'
export const pincodeNotServed = 'We don’t deliver to this pincode yet. Please choose another address.'
export const estimatePending = 'Working out the delivery time…'
export const expressDelivery = 'Express delivery'
export const standardDelivery = 'Standard delivery'
export const arrives = ': arrives '
export const goToPayment = 'Go to payment'
export const totalFailed = 'We couldn’t load your total. Your cart is safe.'
export const deliverTo = 'Deliver to'
export const changeAddress = 'Change address'
export const yourItems = 'Your items'
export const editCart = 'Edit cart'
export const payNext = ' You’ll choose how to pay next. Your card details go only to the bank.'
export const cannotBeReturned = 'Return only if damaged or wrong'
export const payEarlier = (number: string) => `Pay for ${number}`
export const seeEarlier = (number: string) => `See ${number}`
export const orderInstead = 'Order this cart instead'
export const orderInsteadHint = (numbers: readonly string[]) =>
  numbers.length === 1
    ? `Pay for that order, or order this cart instead: then ${numbers[0]} is cancelled.`
    : `Pay for that order, or order this cart instead: then ${numbers.join(' and ')} are cancelled.`
export const orderAnyway = 'Order anyway'
export const paymentHasBegun =
  'Your payment for this order has begun. What you’ve added since is still in your cart.'
