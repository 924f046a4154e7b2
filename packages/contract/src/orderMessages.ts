/** Reason with which the checkout cancels an unpaid order that the next one replaces. */
export const CHANGED_AT_CHECKOUT = 'Changed at the checkout'

/** Texts of our own about orders, which the API answers. */
export const orderMessages = {
  deliveryChanged:
    'Your order would arrive later than you saw. Nothing has been ordered: look at the new time, then order again.',
  couponFeeBack: 'With it delivery would no longer be free, and you would not pay less.',
} as const
