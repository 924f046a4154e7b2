import type { Db, Transaction } from '#database/openDatabase.ts'
import { HttpProblem } from '#http/HttpProblem.ts'
import { uuidOfPublicId } from '#http/publicId.ts'
import { findOrderOf, lockOrder, type OrderRow } from './orders.repository.ts'

/** An order of this user. Other users' orders and malformed ids are a 404. */
export async function requireOwnOrder(db: Db, userId: number, publicId: string): Promise<OrderRow> {
  const id = uuidOfPublicId(publicId)
  const found = id === undefined ? undefined : await findOrderOf(db, userId, id)
  if (found === undefined) throw new HttpProblem(404, 'There is no such order.')
  return found
}

/** Like `requireOwnOrder`, locked until the end of the transaction. */
export async function lockOwnOrder(tx: Transaction, userId: number, publicId: string): Promise<OrderRow> {
  const { id } = await requireOwnOrder(tx, userId, publicId)
  const locked = await lockOrder(tx, id)
  if (locked === undefined) throw new HttpProblem(404, 'There is no such order.')
  return locked
}
