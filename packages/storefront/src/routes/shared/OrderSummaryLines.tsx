import type { OrderWire } from '@shop/contract/orders.schema'
import * as S from './OrderSummaryLines.styles.ts'

/** What an order holds, in few words. */
export function OrderSummaryLines({ order }: { order: OrderWire }) {
  return (
    <S.Root role="list" aria-label="What you order">
      {order.lines.map(({ line_id, quantity, title, option_name }) => (
        <li key={line_id}>{`${quantity} × ${title}${option_name === null ? '' : `, ${option_name}`}`}</li>
      ))}
    </S.Root>
  )
}
