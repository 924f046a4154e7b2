import type { OrderWire } from '@shop/contract/orders.schema'
import { Panel } from '@shop/ui/Panel'
import { Stack } from '@shop/ui/Stack'
import { Text } from '@shop/ui/Text'
import * as texts from '#texts/shared.ts'

export function OrderSummaryLines({ order }: { order: OrderWire }) {
  return (
    <Panel as="div" tone="ruled">
      <Text as="div" size="s" tone="muted">
        <Stack as="ul" gap="xxs" role="list" aria-label={texts.yourItems}>
          {order.lines.map(({ line_id, quantity, title, option_name, is_gift }) => (
            <li
              key={line_id}
            >{`${quantity} × ${title}${option_name === null ? '' : `, ${option_name}`}${is_gift ? texts.freeGift : ''}`}</li>
          ))}
        </Stack>
      </Text>
    </Panel>
  )
}
