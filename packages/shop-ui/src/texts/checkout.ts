import type { Formats } from '@shop/ui/formats'

/** English texts of checkout, and of coupons in the cart, by component. `ShopTextsProvider` replaces them. */
export const checkout = ({ number, plural }: Formats) => ({
  CheckoutSteps: {
    label: 'Checkout',
    done: ', done',
  },
  CouponField: {
    best: (code: string, saving: string, others: number) =>
      `Save ${saving} with ${code}${
        others === 0 ? '' : ` · ${number(others)} more ${plural(others, { one: 'coupon', other: 'coupons' })}`
      }`,
    locked: (count: number) =>
      `${number(count)} ${plural(count, { one: 'coupon', other: 'coupons' })} to unlock`,
    inPlace: ', in place of this one',
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
    logIn: 'Log in',
    code: 'Coupon code',
    missing: 'Enter a coupon code.',
  },
  PaymentMethodPicker: {
    upi: { title: 'UPI', note: 'Google Pay, PhonePe, Paytm or BHIM' },
    card: { title: 'Card', note: 'Visa, Mastercard, RuPay. You enter the details on the bank’s page' },
    netbanking: { title: 'Net banking', note: 'Log in to your own bank' },
    cod: { title: 'Cash on delivery', note: 'Pay when your order arrives, or online before that' },
    label: 'How would you like to pay?',
  },
  UpiPayment: {
    label: 'Pay by UPI',
    chooseApp: (amount: string) => `Choose an app to pay ${amount}`,
    scan: (amount: string) => `Scan to pay ${amount}`,
    code: 'QR code for UPI',
    scanHint: 'Open any UPI app on your phone and scan the code.',
    other: 'Pay with a UPI ID instead',
  },
})
