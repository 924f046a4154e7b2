import { paise, type Paise } from '@shop/contract/money'

/**
 * Shares a discount out over amounts, in proportion and in whole paise: the shares add up to it exactly, and none is more than its
 * amount. What division leaves over goes to the first ones.
 */
export function splitDiscount(discount: Paise, amounts: readonly Paise[]): Paise[] {
  const whole = amounts.reduce<number>((sum, amount) => sum + amount, 0)
  if (whole === 0) return amounts.map(() => paise(0))
  const shares: number[] = amounts.map((amount) =>
    Number((BigInt(discount) * BigInt(amount)) / BigInt(whole)),
  )
  let left = discount - shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share, index) => {
    const extra = left > 0 && share < (amounts[index] ?? 0) ? 1 : 0
    left -= extra
    return paise(share + extra)
  })
}
