import type { OrderWire } from '@shop/contract/orders.schema'
import * as texts from '#texts/orders.ts'

type ReturnedOrder = Pick<OrderWire, 'totals'> & {
  lines: readonly Pick<OrderWire['lines'][number], 'is_gift' | 'return_until'>[]
}

export function describeReturn({ totals, lines }: ReturnedOrder): string {
  const sentences = [texts.pickup]
  if (totals.offer_discount > 0) sentences.push(texts.offerItemsReturned)
  if (lines.some(({ is_gift, return_until }) => is_gift && return_until !== null))
    sentences.push(texts.giftGoesBack)
  return sentences.join(' ')
}
