import { formatRupees } from '@shop/contract/money'
import type { ComponentPropsWithRef, CSSProperties } from 'react'
import { CheckIcon, TruckIcon } from '@shop/ui/Icon'
import * as S from './FreeDelivery.styles.ts'

export interface FreeDeliveryProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Goods total that counts towards free delivery, in rupees. */
  goods: number
  /** Missing amount in rupees; 0 when delivery is free. */
  missing: number
  /** True while a new quote is loading. */
  isPending?: boolean
}

/** Progress of the cart towards free delivery. */
export function FreeDelivery({ goods, missing, isPending = false, ...rest }: FreeDeliveryProps) {
  const share = { '--share': `${(goods / Math.max(goods + missing, 1)) * 100}%` } as CSSProperties
  return (
    <S.Root data-pending={isPending} data-free={missing === 0} {...rest}>
      <p>
        {missing === 0 ? <CheckIcon size={18} /> : <TruckIcon size={18} />}
        {missing === 0 ? 'You’ve got free delivery' : `Add ${formatRupees(missing)} more for free delivery`}
      </p>
      {missing > 0 && <S.Bar style={share} aria-hidden="true" />}
    </S.Root>
  )
}
