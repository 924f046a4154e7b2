export const pageTitle = 'Payment'
export const description = 'Pay for your order.'
export const payment = 'Payment'
export const confirmCashOnDelivery = 'Confirm cash on delivery'
export const cashStillHolds = 'This order is placed. If you don’t pay now, you pay in cash when it arrives.'
export const backToTheOrder = 'Back to the order'
export const payAmount = (amount: string) => `Pay ${amount}`
export const payOnDelivery = (amount: string) => `Pay ${amount} on delivery`
export const isChecked = (amount: string) => `Your payment of ${amount} is being checked`
export const notPaidYet = 'You haven’t paid yet. Try again or choose another method.'
export const notAvailable = 'Not available for this order'
export const itemsHeld = (time: string) => `We’re holding your items until ${time}.`
export const safety = {
  upi: ' You approve the payment in your UPI app. We never see your UPI PIN.',
  card: ' You pay at the bank’s own page. We never see your card.',
  netbanking: ' You log in at your bank’s own page. We never see your password.',
}
export const timeRanOut = 'Your payment time has run out'
export const orderCancelled = 'This order is cancelled'
export const goToYourCart = 'Go to your cart'
export const seeTheOrder = 'See the order'
export const timeRanOutHint = (isInCart: boolean) =>
  `We could hold your items for 15 minutes only. ${isInCart ? 'They’re still in your cart.' : 'You can order them again from the order.'} If you’ve paid and the money comes late, we confirm the order if we still have the items, or refund you.`
export const refundHint = 'We’ll refund anything you paid.'
export const address = 'Address'
export const review = 'Review'
export const nothingToPay = 'There is nothing to pay'
export const seeYourOrders = 'See your orders'
export const unreachableHint = 'Your order is safe. You won’t be charged twice.'
export const waitingForBank = 'Waiting for your bank'
export const updatesOncePaid = 'This page updates once you’ve paid.'
export const waitingForPaymentHint = 'This page will update as soon as you’ve paid.'
export const notLookedFor = (isUnanswered: boolean) =>
  isUnanswered
    ? 'We can’t reach the shop just now. Check your connection: we’ll look for your payment as soon as you’re back.'
    : 'We can’t look for your payment just now. We’ll look again in a moment.'
export const waitingForBankHint =
  'This can take a minute. You can leave this page: we’ll message you, and you’ll find the order in Orders.'
export const notFinished = 'Did you leave the payment page before you were done? You can open it again.'
export const openPaymentPage = 'Open the payment page'
export const chooseAnotherMethod = 'Choose another method'
export const paidTwice =
  'Has the money left your account? Then wait here a little. If we get two payments for this order, we refund one of them automatically.'
