import type { ComponentPropsWithRef, ReactNode } from 'react'
import { CheckIcon } from '@shop/ui/Icon'
import { Inline } from '@shop/ui/Inline'
import { Stack } from '@shop/ui/Stack'
import { Text } from '@shop/ui/Text'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { orders } from '../texts/orders.ts'
import * as S from './OrderPlaced.styles.ts'

export interface OrderPlacedProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Replaces the title of thanks, for example while the order awaits payment. */
  title?: string
  /** Order number, as shoppers read it. */
  number?: string
  /** "by 6:40 pm today". */
  deliveryEstimate?: string
  /** Links to continue. */
  actions?: ReactNode
}

/** Thanks for an order: its number and its delivery estimate. */
export function OrderPlaced({
  title,
  number,
  deliveryEstimate,
  actions,
  children,
  ...rest
}: OrderPlacedProps) {
  const texts = useTexts(orders, 'OrderPlaced')
  return (
    <Stack as={S.Root} align="center" {...rest}>
      <S.Mark>
        <CheckIcon size="xl" />
      </S.Mark>
      <h1>{title ?? texts.title}</h1>
      <div role="status">
        {deliveryEstimate !== undefined && (
          <Text size="l">
            {texts.arrives}
            <b>{deliveryEstimate}</b>
          </Text>
        )}
        {number !== undefined && <Text size="s">{texts.order(number)}</Text>}
      </div>
      {children}
      {actions !== undefined && (
        <Inline as={S.Actions} justify="center">
          {actions}
        </Inline>
      )}
    </Stack>
  )
}
