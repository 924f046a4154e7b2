import { paise, type Paise } from '@shop/contract/money'

const ONE_RUPEE = 100

export interface DiscountPart {
  /** Breaks ties, so that the order of the parts changes nothing: the id of a variant. */
  key: number
  amount: Paise
}

/** Largest remainder: the shares add up to the discount, and none exceeds its amount. Whole rupees stay whole, for cash. */
export function splitDiscount(discount: Paise, parts: readonly DiscountPart[]): Paise[] {
  const whole = BigInt(parts.reduce((sum, { amount }) => sum + amount, 0))
  if (whole === 0n) return parts.map(() => paise(0))
  const isWholeRupees = [discount, ...parts.map(({ amount }) => amount)].every((one) => one % ONE_RUPEE === 0)
  const unit = BigInt(isWholeRupees ? ONE_RUPEE : 1)
  const exact = parts.map(({ key, amount }, index) => {
    const product = BigInt(discount) * BigInt(amount)
    return { index, key, share: product / (whole * unit), remainder: product % (whole * unit) }
  })
  const missing = BigInt(discount) / unit - exact.reduce((sum, { share }) => sum + share, 0n)
  const rounded = exact
    .toSorted((one, other) => compare(other.remainder, one.remainder) || one.key - other.key)
    .map((part, rank) => ({ ...part, share: part.share + (BigInt(rank) < missing ? 1n : 0n) }))
  return rounded
    .toSorted((one, other) => one.index - other.index)
    .map(({ share }) => paise(Number(share * unit)))
}

const compare = (one: bigint, other: bigint) => (one < other ? -1 : one > other ? 1 : 0)
