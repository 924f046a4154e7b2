import { formatRupees } from '@shop/contract/money'
import type { ComponentPropsWithRef } from 'react'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { cart } from '../texts/cart.ts'
import * as S from './BarTotal.styles.ts'

export interface BarTotalProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  /** In rupees. */
  total: number
  isPending?: boolean
  /** Amount in rupees that is missing to free delivery; 0 for none. */
  missing?: number
}

/** Total of the cart inside a `StickyBar`, beside the button. */
export function BarTotal({ total, isPending = false, missing = 0, ...rest }: BarTotalProps) {
  const texts = useTexts(cart, 'BarTotal')
  const freeDelivery = useTexts(cart, 'FreeDelivery')
  return (
    <S.Root data-pending={isPending} {...rest}>
      {texts.total}
      <b>{formatRupees(total)}</b>
      {missing > 0 && <S.Note>{freeDelivery.missing(formatRupees(missing))}</S.Note>}
    </S.Root>
  )
}
