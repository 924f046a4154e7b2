import type { DeliverySettings } from '@shop/contract/delivery-settings.schema'
import { COD_OPEN_ORDERS_MAX } from '@shop/contract/limits'
import { formatRupees, paiseOfRupees } from '@shop/contract/money'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#database/openDatabase.ts'
import { preparedFor } from '#database/preparedFor.ts'
import { order } from '#database/schema/order.ts'
import { serviceOf } from '#modules/pincodes/deliveryService.ts'

export interface CashTerms {
  pincode: string
  totalPaise: number
  openOrders: number
  delivery: DeliverySettings
}

/** Reason, in one sentence, why an order can't be paid in cash; undefined when it can. */
export function cashRefusal({ pincode, totalPaise, openOrders, delivery }: CashTerms): string | undefined {
  if (serviceOf(pincode, delivery)?.cod !== true) return `Cash on delivery is not available in ${pincode}.`
  if (totalPaise > paiseOfRupees(delivery.cash_up_to))
    return `Cash on delivery is available up to ${formatRupees(delivery.cash_up_to)}.`
  if (openOrders >= COD_OPEN_ORDERS_MAX)
    return `You have ${openOrders} cash orders on their way. Please pay this one online.`
  return undefined
}

const openCashOrders = preparedFor((db) =>
  db
    .select({ count: sql<number>`count(*)::integer` })
    .from(order)
    .where(
      and(
        eq(order.userId, sql.placeholder('userId')),
        eq(order.paymentMethod, 'cod'),
        inArray(order.status, ['confirmed', 'packed', 'shipped', 'out_for_delivery']),
      ),
    )
    .prepare('open_cash_orders'),
)

export async function countOpenCashOrders(db: Db, userId: number): Promise<number> {
  const [counted] = await openCashOrders(db).execute({ userId })
  return counted?.count ?? 0
}
