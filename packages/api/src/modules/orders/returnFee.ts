import { isShopsMistake } from '@shop/contract/isShopsMistake'
import { paise, type Paise } from '@shop/contract/money'
import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/openDatabase.ts'
import { orderReturn } from '#database/schema/order.ts'
import type { OrderRow } from './orders.repository.ts'

/** Delivery fee of an order, in paise, that none of its returns brings back yet. */
export function openFeePaise(
  { deliveryPaise }: Pick<OrderRow, 'deliveryPaise'>,
  returns: readonly { deliveryPaise: number }[],
): Paise {
  return paise(returns.some((one) => one.deliveryPaise > 0) ? 0 : deliveryPaise)
}

/** Delivery fee, in paise, that a new return brings back: once per order. The order must be locked. */
export async function feeOfReturn(tx: Transaction, order: OrderRow, reason: string): Promise<Paise> {
  if (!isShopsMistake(reason)) return paise(0)
  const returns = await tx
    .select({ deliveryPaise: orderReturn.deliveryPaise })
    .from(orderReturn)
    .where(eq(orderReturn.orderId, order.id))
  return openFeePaise(order, returns)
}
