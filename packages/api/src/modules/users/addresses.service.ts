import { ADDRESSES_MAX } from '@shop/contract/limits'
import type { AddressRequest, AddressWire } from '@shop/contract/users.schema'
import type { Database, Transaction } from '#database/openDatabase.ts'
import { HttpProblem } from '#http/HttpProblem.ts'
import {
  clearDefault,
  countAddresses,
  deleteAddress,
  findAddress,
  insertAddress,
  listAddresses,
  updateAddress,
  type AddressRow,
} from './addresses.repository.ts'
import { lockUser } from './users.repository.ts'

export async function getAddresses(db: Database, userId: number): Promise<AddressWire[]> {
  return (await listAddresses(db, userId)).map(toAddressWire)
}

/** Adds an address. The first one becomes the default in any case. */
export function addAddress(
  db: Database,
  userId: number,
  { is_default: isWanted, ...columns }: AddressRequest,
): Promise<AddressWire> {
  return withLockedUser(db, userId, async (tx) => {
    const number = await countAddresses(tx, userId)
    if (number >= ADDRESSES_MAX) {
      throw new HttpProblem(409, `An account holds ${ADDRESSES_MAX} addresses. Remove one first.`)
    }
    const isDefault = isWanted || number === 0
    if (isDefault) await clearDefault(tx, userId)
    return toAddressWire(present(await insertAddress(tx, { ...columns, isDefault, userId })))
  })
}

/** Replaces an address. The default stays the default until another address becomes it. */
export function changeAddress(
  db: Database,
  userId: number,
  id: number,
  { is_default: isWanted, ...columns }: AddressRequest,
): Promise<AddressWire> {
  return withLockedUser(db, userId, async (tx) => {
    const { isDefault: wasDefault } = present(await findAddress(tx, userId, id))
    const isDefault = isWanted || wasDefault
    if (isDefault && !wasDefault) await clearDefault(tx, userId)
    return toAddressWire(present(await updateAddress(tx, userId, id, { ...columns, isDefault })))
  })
}

/** Removes an address. If it was the default, the newest one left becomes the default. */
export function removeAddress(db: Database, userId: number, id: number): Promise<void> {
  return withLockedUser(db, userId, async (tx) => {
    const removed = await deleteAddress(tx, userId, id)
    if (removed === undefined) throw noSuchAddress()
    const [next] = removed.isDefault ? await listAddresses(tx, userId) : []
    if (next !== undefined) await updateAddress(tx, userId, next.id, { isDefault: true })
  })
}

/** Runs changes of a user's addresses one at a time. */
function withLockedUser<Result>(
  db: Database,
  userId: number,
  change: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    if (!(await lockUser(tx, userId))) throw new HttpProblem(401, 'Please log in first.')
    return change(tx)
  })
}

function present(row: AddressRow | undefined): AddressRow {
  if (row === undefined) throw noSuchAddress()
  return row
}

function noSuchAddress(): HttpProblem {
  return new HttpProblem(404, 'There is no such address.')
}

function toAddressWire({ isDefault, ...row }: AddressRow): AddressWire {
  return { ...row, is_default: isDefault }
}
