import { formatRupees } from '@shop/contract/money'
import type { ComponentPropsWithRef } from 'react'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { cart } from '../texts/cart.ts'
import * as S from './BarTotal.styles.ts'

export interface BarTotalProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  /** In rupees. */
  total: number
  isPending?: boolean
}

/** Total of the cart inside a `StickyBar`, beside the button. */
export function BarTotal({ total, isPending = false, ...rest }: BarTotalProps) {
  const texts = useTexts(cart, 'BarTotal')
  return (
    <S.Root data-pending={isPending} {...rest}>
      {texts.total}
      <b>{formatRupees(total)}</b>
    </S.Root>
  )
}
