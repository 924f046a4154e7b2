import type { OrderWire } from '@shop/contract/orders.schema'
import { Badge } from '@shop/ui/Badge'
import { Heading } from '@shop/ui/Heading'
import { Inline } from '@shop/ui/Inline'
import { Stack } from '@shop/ui/Stack'
import { Text } from '@shop/ui/Text'
import type { RefObject } from 'react'
import { describeContents } from '#features/orders/describeContents.ts'
import { describeHold, describeOrder } from '#features/orders/describeOrder.ts'
import * as texts from '#texts/profile.ts'

interface OrderHeaderProps {
  order: OrderWire
  title: RefObject<HTMLHeadingElement | null>
}

/** Number, status and contents of an order in three phrases. The status of an unpaid order is in the message about its payment. */
export function OrderHeader({ order, title }: OrderHeaderProps) {
  const { text, tone } = describeOrder(order)
  return (
    <Stack as="header" gap="xs">
      <Inline gap="m" rowGap="xs">
        <Heading ref={title} tabIndex={-1} level={1} size="h2">
          {texts.order(order.number)}
        </Heading>
        {describeHold(order) === undefined && <Badge tone={tone}>{text}</Badge>}
      </Inline>
      <Text size="s" tone="muted">
        {describeContents(order)}
      </Text>
    </Stack>
  )
}
