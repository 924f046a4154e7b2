import { paise, type Paise } from '@shop/contract/money'

const ONE_RUPEE = 100

/**
 * Splits a discount in proportion to amounts. Shares add up exactly, and none exceeds its amount. Whole rupees give whole rupees, for
 * cash orders. The first shares get the remainder.
 */
export function splitDiscount(discount: Paise, amounts: readonly Paise[]): Paise[] {
  const whole = amounts.reduce<number>((sum, amount) => sum + amount, 0)
  if (whole === 0) return amounts.map(() => paise(0))
  const unit = [discount, ...amounts].every((amount) => amount % ONE_RUPEE === 0) ? ONE_RUPEE : 1
  const shares: number[] = amounts.map(
    (amount) => Number((BigInt(discount) * BigInt(amount)) / BigInt(whole) / BigInt(unit)) * unit,
  )
  let left = discount - shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share, index) => {
    const extra = left > 0 && share < (amounts[index] ?? 0) ? unit : 0
    left -= extra
    return paise(share + extra)
  })
}
