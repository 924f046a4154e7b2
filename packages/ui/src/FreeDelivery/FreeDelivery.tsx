import { formatRupees } from '@shop/contract/money'
import type { ComponentPropsWithRef, CSSProperties } from 'react'
import { CheckIcon, TruckIcon } from '../Icon/Icon.tsx'
import * as S from './FreeDelivery.styles.ts'

export interface FreeDeliveryProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What counts towards it: the goods as they are paid, in rupees. */
  goods: number
  /** What is missing, in rupees; 0 once delivery is free. */
  missing: number
  /** They are of the cart as it was. */
  isPending?: boolean
}

/** How far it is to free delivery. */
export function FreeDelivery({ goods, missing, isPending = false, ...rest }: FreeDeliveryProps) {
  const share = { '--share': `${(goods / Math.max(goods + missing, 1)) * 100}%` } as CSSProperties
  return (
    <S.Root data-pending={isPending} data-free={missing === 0} {...rest}>
      <p>
        {missing === 0 ? <CheckIcon size={18} /> : <TruckIcon size={18} />}
        {missing === 0 ? 'Delivery is free' : `${formatRupees(missing)} more for free delivery`}
      </p>
      {missing > 0 && <S.Bar style={share} aria-hidden="true" />}
    </S.Root>
  )
}
