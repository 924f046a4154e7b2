export const lookingForHelp = 'Looking for help?'
export const orders = 'Your orders'
export const wishlist = 'Your wishlist'
export const addresses = 'Your addresses'
export const logIn = 'Log in'
export const setNewPassword = 'Set a new password'
export const ordersAndPayment = 'Orders and payment'
export const cashOnDelivery = 'Cash on delivery'
export const account = 'Your account'
export const closeAccount = 'Deactivate your account'
export const cart = 'Your cart'
export const stores = 'Where our stores are'
export const howWeChoose = 'How we choose what we sell'
export const allBrands = 'All brands, A to Z'
export const seeClothes = 'See clothes'
export const exchangesLink = 'How to get another size'
export const inYourBrowser = 'No app needed'
export const whereSizeGuidesAre = 'Clothes with a size guide have it on their pages, beside the sizes.'

/** Answers of one or two sentences, before the link to the page. */
export const password = 'We’ll send a code to your e-mail address. With it you set a new password.'
export const login = 'You can log in with a code by SMS, or with your e-mail address and password.'
export const returns = (days: string) =>
  `Open your orders and choose what to return, within ${days} of delivery. Beauty, hygiene, innerwear and baby care items come back only if something is wrong with them.`
export const exchanges = (days: string) =>
  `We don’t exchange items at the door. Return the item within ${days} of delivery, if it can be returned, and order the size you need.`
export const damaged = (days: string) =>
  `Return it from your order within ${days} of delivery, and choose what is wrong as the reason. You get your money back for any item.`
interface Range {
  min: number
  max: number
}
const range = ({ min, max }: Range) => `${min}-${max}`
export const refunds = (hours: Range, cardDays: number, days: Range) =>
  `We initiate a refund within ${range(hours)} hours after the item reaches us or you cancel. To a card or by net banking it then takes up to ${cardDays} days, any other way ${range(days)} days in all.`
export const charged = (days: Range) =>
  `If you were charged for an order that was not placed, you get a refund without asking, in ${range(days)} days.`
export const cancel =
  'You can cancel free of charge until your order is packed: open your orders and choose the order, or single items of it.'
export const expressAndParcels = (area: string, from: string, to: string, time: string, days: string) =>
  `In ${area} an order from ${from} to ${to} arrives in about ${time}; elsewhere couriers take ${days}.`
export const parcels = (days: string) => `Couriers take ${days}.`
export const fee = (amount: string, freeFrom: string) =>
  `Delivery costs ${amount}, and nothing from ${freeFrom}.`
export const withinIndia = 'We deliver within India only.'
export const noInstalments = 'We offer no EMI and no pay later.'
export const payment =
  'You can pay by UPI, card or net banking, and in cash where cash on delivery is available.'
export const cash = (upTo: string) =>
  `You can pay in cash for orders up to ${upTo} where your pincode has it. The payment page tells you.`
export const ordersHave = 'See where each order is, cancel or return it, and download its invoice.'
export const care = (phone: string, hours: string, email: string) =>
  `Call ${phone} (${hours}) or write to ${email}.`
export const coupon = 'Have a coupon? Enter it in your cart.'
export const couponRefused =
  'If a coupon doesn’t apply, your cart tells you why: its dates may be over, it may be for other products or a larger amount, or you may have used it already.'
export const fromBrands = 'We buy from brands and their distributors, and sell from our own shelves.'
export const labels = 'Maker, country of origin and net quantity are on each product’s page.'
export const expiry = 'We sell no batch that expires within three months.'
export const inBrowser = 'You need no app: the shop works in your browser.'
export const addressBook = 'Add, change or delete the addresses for your next orders.'
export const deactivation = 'You can deactivate your account at any time.'
export const shipsFrom = (cities: string, isOne: boolean) =>
  `You order here and we deliver: your order ships from our ${isOne ? 'store' : 'stores'} in ${cities}.`
export const refundTimes = 'When you get your refund'
