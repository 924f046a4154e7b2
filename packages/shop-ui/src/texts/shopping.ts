import type { Formats } from '@shop/ui/formats'

/** English texts of product page, cart and checkout, by component. `ShopTextsProvider` replaces them. */
export const shopping = ({ number, plural }: Formats) => ({
  AddedNotice: {
    added: 'Added to your cart',
    viewCart: 'View cart',
  },
  BarTotal: {
    total: 'Total ',
  },
  CartLine: {
    priceRose: (from: string, to: string) => `The price has gone up from ${from} to ${to}.`,
    priceFell: (from: string, to: string) => `The price has come down from ${from} to ${to}.`,
    reduced: (from: number, to: number) =>
      `Only ${number(to)} left. We’ve changed the quantity from ${number(from)} to ${number(to)}.`,
    arrives: (estimate: string) => `Arrives ${estimate}`,
    nonReturnable: 'Can’t be returned',
    changes: (name: string) => `Changes to ${name}`,
    accept: 'Accept',
    acceptOf: (name: string) => ` the change to ${name}`,
    remove: 'Remove',
    saveForLater: 'Save for later',
    each: 'each',
    total: 'Total ',
    onlyLeft: (count: number) => `Only ${number(count)} left`,
    maximum: (count: number) => `Maximum ${number(count)} per item`,
    outOfStock: 'Out of stock. It’s not included in the total.',
    notSold: 'No longer available. It’s not included in the total.',
  },
  CheckoutSteps: {
    label: 'Checkout',
    done: ', done',
  },
  CouponField: {
    usable: (count: number, locked: number) =>
      `${number(count)} ${plural(count, { one: 'coupon', other: 'coupons' })} for this cart${
        locked === 0 ? '' : `, ${number(locked)} more to unlock`
      }`,
    locked: (count: number) =>
      `${number(count)} more ${plural(count, { one: 'coupon', other: 'coupons' })} to unlock`,
    title: 'Coupon',
    waits: (code: string, reason: string) =>
      `${code} waits: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
    applied: (code: string, saving: string) => `Coupon ${code} applied: you save ${saving}`,
    saves: (code: string, saving: string) => `${code} saves you ${saving}`,
    replaced: (code: string, before: string) =>
      `${code} has replaced ${before}: one coupon counts per order.`,
    wouldSave: (saving: string) => ` would save you ${saving}.`,
    applyInstead: (code: string) => `Use ${code} instead`,
    remove: 'Remove',
    removeOf: (code: string) => ` coupon ${code}`,
    savesHere: (saving: string) => `Saves ${saving} on this cart`,
    apply: 'Apply',
    code: 'Coupon code',
    missing: 'Enter a coupon code.',
  },
  DeliveryEstimate: {
    returnable: (days: number) =>
      `Return within ${number(days)} ${plural(days, { one: 'day', other: 'days' })} of delivery`,
    nonReturnable: {
      hygiene: 'Can’t be returned, for hygiene reasons, unless it arrives damaged',
      innerwear: 'Innerwear can’t be returned, unless it arrives damaged',
      babyCare: 'Baby care items can’t be returned, unless they arrive damaged',
    },
    enterPincode: 'Enter your pincode to see when it arrives',
    pending: 'Checking when it can arrive…',
    notServed: 'We don’t deliver there yet',
    arrives: 'Arrives ',
    in: (area: string) => ` in ${area}`,
    enterPincodeOfArea: 'Enter your pincode to be sure',
    missingNearby: '. Our store near you can’t send it right now, so it comes by parcel.',
    varies: '. Some options take longer.',
    cash: 'Cash on delivery is available',
    noCash: 'No cash on delivery there: pay online',
  },
  FreeDelivery: {
    reached: 'You’ve got free delivery',
    missing: (amount: string) => `Add ${amount} more for free delivery`,
  },
  OfferShare: {
    saved: (saving: string) => `You save ${saving}`,
  },
  PaymentMethodPicker: {
    upi: { title: 'UPI', note: 'Google Pay, PhonePe, Paytm or BHIM' },
    card: { title: 'Card', note: 'Visa, Mastercard, RuPay. You enter the details on the bank’s page' },
    netbanking: { title: 'Net banking', note: 'Log in to your own bank' },
    cod: { title: 'Cash on delivery', note: 'Pay when your order arrives, or online before that' },
    label: 'How would you like to pay?',
  },
  PincodeCheck: {
    deliverTo: 'Deliver to',
    change: 'Change',
    changeOf: ' pincode',
    pincode: 'Pincode',
    placeholder: '6 digits',
    incomplete: 'Enter a 6-digit pincode.',
    unknown: 'There is no such pincode. Please check it.',
    check: 'Check',
  },
  PriceSummary: {
    title: 'Price',
    updating: 'Updating…',
    updatingTotal: 'Updating the total',
    totalIs: (total: string) => `Total ${total}`,
    mrp: 'MRP (incl. of all taxes)',
    discount: 'Discount',
    offers: 'Offers',
    offerOf: (title: string) => `Offer: ${title}`,
    coupon: 'Coupon',
    couponOf: (code: string) => `Coupon ${code}`,
    couponWaits: (code: string) => `${code} waits`,
    delivery: 'Delivery',
    free: 'Free',
    cancelled: 'Cancelled',
    total: 'Total',
    paid: 'You paid',
    refund: 'Refund',
    saved: 'You save',
  },
  UpiPayment: {
    label: 'Pay by UPI',
    chooseApp: (amount: string) => `Choose an app to pay ${amount}`,
    scan: (amount: string) => `Scan to pay ${amount}`,
    code: 'QR code for UPI',
    scanHint: 'Open any UPI app on your phone and scan the code. This page updates once you’ve paid.',
    other: 'Pay with a UPI ID instead',
  },
})
