import { paise, type Paise } from '@shop/contract/money'

const ONE_RUPEE = 100

/**
 * A part of an amount in whole rupees, because screens show whole rupees. It is rounded up, so that nobody gets less than the per cent that were
 * promised, but less than 100% is never the whole amount: 1% off ₹1 is nothing.
 */
export function percentOff(amount: number, percent: number): Paise {
  const rupees = Math.ceil((amount * percent) / (100 * ONE_RUPEE))
  const most = Math.floor((amount - (percent < 100 ? 1 : 0)) / ONE_RUPEE)
  return paise(Math.min(rupees, Math.max(0, most)) * ONE_RUPEE)
}
