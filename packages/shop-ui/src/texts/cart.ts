import type { Formats } from '@shop/ui/formats'

/** English texts of the cart, and of what it shares with product pages and orders, by component. `ShopTextsProvider` replaces them. */
export const cart = ({ number }: Formats) => ({
  AddedNotice: {
    added: 'Added to your cart',
    viewCart: 'View cart',
    sums: (price: string, inCart: number) => `${price} · ${number(inCart)} in the cart`,
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
    parcel: 'Comes by parcel',
    nonReturnable: 'Return only if damaged or wrong',
    changes: (name: string) => `Changes to ${name}`,
    accept: 'Accept',
    acceptOf: (name: string) => ` the change to ${name}`,
    remove: 'Remove',
    saveForLater: 'Save for later',
    onlyLeft: (count: number) => `Only ${number(count)} left`,
    maximum: (count: number) => `Maximum ${number(count)} per item`,
    outOfStock: 'Out of stock. It’s not included in the total.',
    notSold: 'No longer available. It’s not included in the total.',
  },
  FreeDelivery: {
    reached: 'You’ve got free delivery',
    missing: (amount: string) => `Add ${amount} more for free delivery`,
  },
  LinePrice: {
    each: 'each',
    free: 'Free',
    total: 'Total ',
  },
  OfferShare: {
    saved: (saving: string) => `You save ${saving}`,
  },
  OrderLine: {
    gift: 'Free gift',
    worth: (total: string) => `Worth ${total}`,
    quantity: (quantity: number) => `Quantity ${number(quantity)}`,
  },
  PincodeCheck: {
    deliverTo: 'Deliver to',
    change: 'Change',
    changeOf: ' pincode',
    pincode: 'Pincode',
    placeholder: '6 digits',
    incomplete: 'Enter a 6-digit pincode.',
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
    returned: 'Returned',
    total: 'Total',
    paid: 'You paid',
    refund: 'Refund',
    saved: 'You save',
  },
})
