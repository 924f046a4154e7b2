import { formatRupees } from '@shop/contract/money'
import type { ComponentPropsWithRef } from 'react'
import * as S from './BarTotal.styles.ts'

export interface BarTotalProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  /** In rupees. */
  total: number
  isPending?: boolean
}

/** Total of the cart inside a `StickyBar`, beside the button. */
export function BarTotal({ total, isPending = false, ...rest }: BarTotalProps) {
  return (
    <S.Root data-pending={isPending} {...rest}>
      Total <b>{formatRupees(total)}</b>
    </S.Root>
  )
}
