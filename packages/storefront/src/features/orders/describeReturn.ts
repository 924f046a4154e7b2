import type { OrderWire } from '@shop/contract/orders.schema'

type ReturnedOrder = Pick<OrderWire, 'totals'> & {
  lines: readonly Pick<OrderWire['lines'][number], 'is_gift' | 'return_until'>[]
}

/** Effect of a return on pickup and refund. */
export function describeReturn({ totals, lines }: ReturnedOrder): string {
  const sentences = ['We’ll pick it up from your door.']
  if (totals.offer_discount > 0)
    sentences.push(
      'Items in an offer are refunded at what you paid for them; the others keep their offer price.',
    )
  if (lines.some(({ is_gift, return_until }) => is_gift && return_until !== null))
    sentences.push('A gift goes back with the last item.')
  return sentences.join(' ')
}
