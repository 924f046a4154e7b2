import { COUPON_INPUT_MAX_LENGTH } from '@shop/contract/limits'
import { createStorageStore } from '#lib/storage/createStorageStore.ts'

/** Requested coupon, whether or not it applies: key `Coupon` (specification §3); empty for none. */
export const couponStore = createStorageStore<string>('Coupon', '', (stored) =>
  typeof stored === 'string' ? stored.slice(0, COUPON_INPUT_MAX_LENGTH) : '',
)

/** Saving by the coupon in rupees, from the last quote: key `disc` (specification §3). Nothing reads it. */
export const discountStore = createStorageStore<number>('disc', 0, (stored) =>
  typeof stored === 'number' && stored >= 0 && stored < 10_000_000 ? stored : 0,
)
