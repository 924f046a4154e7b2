import { formatRupees } from '@shop/contract/money'
import type { ComponentPropsWithRef } from 'react'
import * as S from './Rupees.styles.ts'

export interface RupeesProps extends Omit<ComponentPropsWithRef<'data'>, 'children' | 'value'> {
  /** In rupees. */
  amount: number
  /** Taken off: with a minus before it. */
  isNegative?: boolean
}

/** An amount of money in whole rupees, rounded up (spec §9), in digits of equal width. A product's price is a `Price`. */
export function Rupees({ amount, isNegative = false, ...rest }: RupeesProps) {
  return (
    <S.Root value={isNegative ? -amount : amount} {...rest}>
      {isNegative && '−'}
      {formatRupees(amount)}
    </S.Root>
  )
}
