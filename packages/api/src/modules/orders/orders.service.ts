import type { ListOrdersResponse, OrderWire } from '@shop/contract/orders.schema'
import type { Database } from '#database/openDatabase.ts'
import { toOrderWire } from './orders.mapper.ts'
import { countOrdersOf, listOrdersOf, readWholeOrder, readWholeOrders } from './orders.repository.ts'
import { requireOwnOrder } from './ownOrder.ts'

export async function getOrder(
  db: Database,
  userId: number,
  publicId: string,
  now: Date,
): Promise<OrderWire> {
  const order = await requireOwnOrder(db, userId, publicId)
  return toOrderWire(await db.onOneConnection((one) => readWholeOrder(one, order)), now)
}

export async function listOrders(
  db: Database,
  userId: number,
  range: { page: number; limit: number },
  now: Date,
): Promise<ListOrdersResponse> {
  return db.onOneConnection(async (one) => {
    const [orders, total] = await Promise.all([listOrdersOf(one, userId, range), countOrdersOf(one, userId)])
    const whole = await readWholeOrders(one, orders)
    return { data: whole.map((each) => toOrderWire(each, now)), total, page: range.page }
  })
}
