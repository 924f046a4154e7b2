import type { ComponentPropsWithRef, ReactNode } from 'react'
import { CheckIcon } from '@shop/ui/Icon'
import * as S from './OrderPlaced.styles.ts'

export interface OrderPlacedProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** @default "Thank you, your order is placed" */
  title?: string
  /** Order number, as shoppers read it. */
  number?: string | undefined
  /** "by 6:40 pm today". */
  deliveryEstimate?: string | undefined
  /** Links to continue. */
  actions?: ReactNode
}

/** Thanks for an order: its number and its delivery estimate. */
export function OrderPlaced({
  title = 'Thank you, your order is placed',
  number,
  deliveryEstimate,
  actions,
  children,
  ...rest
}: OrderPlacedProps) {
  return (
    <S.Root {...rest}>
      <S.Mark>
        <CheckIcon size={32} />
      </S.Mark>
      <h1>{title}</h1>
      <div role="status">
        {deliveryEstimate !== undefined && (
          <S.DeliveryEstimate>
            Arrives <b>{deliveryEstimate}</b>
          </S.DeliveryEstimate>
        )}
        {number !== undefined && <S.Number>{`Order ${number}`}</S.Number>}
      </div>
      {children}
      {actions !== undefined && <S.Actions>{actions}</S.Actions>}
    </S.Root>
  )
}
