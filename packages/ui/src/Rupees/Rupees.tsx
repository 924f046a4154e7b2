import { formatRupees } from '@shop/contract/money'
import type { ComponentPropsWithRef } from 'react'
import * as S from './Rupees.styles.ts'

export interface RupeesProps extends Omit<ComponentPropsWithRef<'data'>, 'children' | 'value'> {
  /** In rupees. */
  amount: number
  /** Shows a minus sign. */
  isNegative?: boolean
}

/** Amount in whole rupees, rounded up (specification §9), in tabular digits. Use `Price` for products. */
export function Rupees({ amount, isNegative = false, ...rest }: RupeesProps) {
  return (
    <S.Root value={isNegative ? -amount : amount} {...rest}>
      {isNegative && '−'}
      {formatRupees(amount)}
    </S.Root>
  )
}
