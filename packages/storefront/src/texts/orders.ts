export const refundAsPaid = (amount: string, day: string) =>
  `You get ${amount} back the way you paid, by ${day} at the latest.`
export const refundSentBy = (day: string) => `We send the refund to your bank by ${day}.`
export const cardRefundTime = (hours: { min: number; max: number }, days: number) =>
  `We send a card or net banking refund in ${hours.min} to ${hours.max} hours, and it takes up to ${days} days from then.`
export const refundTime = (min: number, max: number) =>
  `A UPI refund takes ${min} to ${max} days in all, from the day it was requested.`
export const refundOfLatePayment = 'If your bank still takes your payment, we refund all of it.'
export const nothingDue = 'You will have nothing to pay.'
export const dueOnDeliveryIs = (amount: string) => `You will pay ${amount} on delivery.`
export const couponShared = (coupon: string) =>
  `Coupon ${coupon} is shared by all items: the cancelled ones take their share with them, the others keep theirs.`
export const deliveryStaysFree = 'Delivery of the rest stays free.'
export const deliveryFeeStays = 'The delivery fee stays as it is.'
export const offerItemsCancelled =
  'Items in an offer are refunded at what you paid for them; the others keep their offer price.'
export const offerPricesStay = 'The other items keep their offer price.'
export const theOffer = 'the offer'
export const theCoupon = (code: string) => `coupon ${code}`
export const priceInOrder = (charge: string, total: string, share: string, reasons: readonly string[]) =>
  `${charge} in this order: ${total} less ${share}, its share of ${reasons.join(' and ')}.`
export const courierCalls = 'The courier calls you before the pickup.'
export const pickupOn = (day: string) => `Pickup on ${day}.`
export const pickupOnAt = (day: string, slot: string) => `Pickup on ${day}, ${slot}.`
export const to = (upi: string) => `to ${upi}`
export const toUpi = 'to your UPI ID'
export const asPaid = 'the way you paid'
export const refundAfterReturn = (amount: string, way: string) =>
  `You get ${amount} back ${way} once the items are with us.`
export const refundWithFeeAfterReturn = (amount: string, way: string, fee: string) =>
  `You get ${amount} back ${way} once the items are with us, including the delivery fee of ${fee}.`
export const feeComesBack = (fee: string) => `We refund the delivery fee of ${fee}, too.`
export const noRefundForKept =
  'You keep the items, and we don’t refund them. If the courier has them already, keep the return.'
export const returnableAgainUntil = (day: string) => `You can return them again until ${day}.`
export const daysToReturnAreOver = 'The days to return them are over, so you can’t return them again.'
export const pickup = 'We’ll pick it up from your door.'
export const offerItemsReturned =
  'Items in an offer are refunded at what you paid for them; the others keep their offer price.'
export const giftGoesBack =
  'A gift goes back with the items that you got it for, unless what you keep is enough for it.'
export const giftsGo = (titles: string) => `You no longer get the free gift: ${titles}.`

export const contents = (items: number, total: string | undefined, day: string) =>
  `${items} ${items === 1 ? 'item' : 'items'}${total === undefined ? '' : ` for ${total}`}, placed on ${day}`
export const paymentFailed = 'Payment failed'
export const payBy = (time: string) => `Pay by ${time} or the order is cancelled.`
export const waitingForPayment = 'Waiting for payment'
export const paymentIsChecked = 'Your payment is being checked'
export const dontPayAgain = 'You don’t need to pay again. We’ll message you once your bank has decided.'
export const arrives = (estimate: string) => `Arrives ${estimate}`
export const outForDelivery = 'Out for delivery'
export const deliveredOn = (day: string) => `Delivered on ${day}`
export const delivered = 'Delivered'
export const returned = 'Returned'
export const cancelled = 'Cancelled'
export const orderCancelled = 'This order is cancelled'
export const replaced = 'Replaced'
export const orderReplaced = 'You changed this order at the checkout before you paid'
export const itemsCancelled = (count: number) => `${count} ${count === 1 ? 'item' : 'items'} cancelled`
export const itemsReturned = (count: number) => `${count} ${count === 1 ? 'item' : 'items'} returned`
export const itemsReturnedBeside = (count: number, title: string, others: number) =>
  `${itemsReturned(count)}: ${title}${others === 0 ? '' : ` and ${others} more`}`
export const titlesOfChanges = (cancelled: string, returned: string) =>
  `Cancelled: ${cancelled}. Returned: ${returned}`
export const comesBack = (amount: string, day: string) => `${amount} comes back by ${day}`
export const comesBackInParts = (amount: string, credited: string, rest: string, day: string) =>
  `${amount} comes back: ${credited} is credited, ${rest} arrives by ${day}`
export const notPaidInTime = 'Not paid in time'
export const partCancelled = (units: number, all: number) => `${units} of ${all} cancelled`
export const titleOfUnits = (title: string, units: number, all: number) => `${title} (${units} of ${all})`
export const returnRequested = 'Return requested'
export const partReturnRequested = (units: number, all: number) => `Return requested for ${units} of ${all}`
export const partReturned = (units: number, all: number) => `${units} of ${all} returned`
export const notDelivered = 'We couldn’t deliver'
/** Causes of a refund, beside its amount. */
export const forCancelled = 'For what was cancelled'
export const forReturned = 'For what was returned'
export const forReturnedWithFee = (fee: string) => `For what was returned, and the delivery fee of ${fee}`
export const paidTwice = 'Paid twice'
export const paidTo = (cause: string, upi: string) => `${cause}, to ${upi}`

export const cashOnDelivery = 'Cash on delivery'
export const upi = 'UPI'
export const card = 'Card'
export const netBanking = 'Net banking'

export const notPaidYet = 'not paid yet'
export const beingChecked = 'the payment is being checked'
export const failed = 'the payment failed'
export const paid = 'paid'
export const dueOnDelivery = (amount: string) => `${amount} due on delivery`
export const refunded = (amount: string) => `${amount} has been refunded`
export const paidOnDelivery = 'paid on delivery'
export const nothingToPay = 'nothing to pay'
