import { paise, type Paise } from '@shop/contract/money'

const ONE_RUPEE = 100

/**
 * Shares a discount out over amounts in proportion: the shares add up to it exactly, and none is more than its amount. Whole rupees get
 * shares of whole rupees, so that what is left of a cash order can be paid in cash. The remainder of the division goes to the first ones.
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
