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
  return toOrderWire(await readWholeOrder(db, await requireOwnOrder(db, userId, publicId)), now)
}

export async function listOrders(
  db: Database,
  userId: number,
  range: { page: number; limit: number },
  now: Date,
): Promise<ListOrdersResponse> {
  const orders = await readWholeOrders(db, await listOrdersOf(db, userId, range))
  return {
    data: orders.map((whole) => toOrderWire(whole, now)),
    total: await countOrdersOf(db, userId),
    page: range.page,
  }
}
