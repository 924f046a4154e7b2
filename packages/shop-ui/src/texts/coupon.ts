import type { Formats } from '@shop/ui/formats'

/** English texts of the field for coupons, by component. `ShopTextsProvider` replaces them. */
export const coupon = ({ number, plural }: Formats) => ({
  CouponField: {
    best: (code: string, saving: string, others: number) =>
      `Save ${saving} with ${code}${
        others === 0 ? '' : ` · ${number(others)} more ${plural(others, { one: 'coupon', other: 'coupons' })}`
      }`,
    locked: (count: number) =>
      `${number(count)} ${plural(count, { one: 'coupon', other: 'coupons' })} to unlock`,
    onePerOrder: '. One coupon counts per order.',
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
})
