import { sql } from 'drizzle-orm'
import { lockStock } from '#database/lockStock.ts'
import type { Transaction } from '#database/openDatabase.ts'
import { allocateStock, type StockPart, type StockRequest } from './allocateStock.ts'

export interface Allotment {
  /** Variants that are short: then nothing is allotted. */
  short: number[]
  /** Units of each store. */
  parts: StockPart[]
}

/** Reserves what is in stock, unless a variant is short. */
export async function reserveStock(
  tx: Transaction,
  holdId: string,
  requests: readonly StockRequest[],
  firstStoreId: number,
): Promise<Allotment> {
  const stock = await lockStock(
    tx,
    requests.map(({ variantId }) => variantId),
  )
  const allotment = allotStock(requests, stock, firstStoreId)
  await writeReserved(tx, holdId, allotment.parts)
  return allotment
}

export function allotStock(
  requests: readonly StockRequest[],
  stock: readonly StockPart[],
  firstStoreId: number,
): Allotment {
  const allotted = allocateStock(requests, stock, firstStoreId)
  const short = requests.filter((_, index) => allotted[index] === undefined).map(({ variantId }) => variantId)
  return { short, parts: short.length === 0 ? allotted.flatMap((some) => some ?? []) : [] }
}

/** Reserves units of locked stock. */
export async function writeReserved(
  tx: Transaction,
  holdId: string,
  parts: readonly StockPart[],
): Promise<void> {
  await record(tx, holdId, 'reserve', parts)
}

/** Releases the units of these variants that a hold reserves. */
export async function releaseStock(tx: Transaction, holdId: string, variantIds: readonly number[]) {
  await endHold(tx, holdId, 'release', variantIds)
}

/** Releases what a hold reserves of these variants, and reserves the kept units in the same stores under a new hold: a hold ends once. */
export async function renewHold(
  tx: Transaction,
  holdId: string,
  newHoldId: string,
  variants: readonly { variantId: number; kept: number }[],
): Promise<void> {
  const ids = variants.map(({ variantId }) => variantId)
  await lockStock(tx, ids)
  const parts = await partsOf(tx, holdId, ids)
  await record(tx, holdId, 'release', parts)
  const kept = parts.map((part) => ({
    ...part,
    units: variants.find(({ variantId }) => variantId === part.variantId)?.kept ?? 0,
  }))
  await record(
    tx,
    newHoldId,
    'reserve',
    kept.filter(({ units }) => units > 0),
  )
}

/** Removes the units of these variants that a hold reserves from stock, because they are packed. */
export async function shipStock(tx: Transaction, holdId: string, variantIds: readonly number[]) {
  await endHold(tx, holdId, 'ship', variantIds)
}

/** Returns goods to the stores that shipped them, once per `returnId`. */
export async function returnStock(
  tx: Transaction,
  returnId: string,
  holdId: string,
  goods: readonly StockRequest[],
): Promise<void> {
  const homes = await partsOf(
    tx,
    holdId,
    goods.map(({ variantId }) => variantId),
  )
  const parts = goods.flatMap(({ variantId, quantity }) => {
    const home = homes.find((part) => part.variantId === variantId)
    return home === undefined ? [] : [{ storeId: home.storeId, variantId, units: quantity }]
  })
  await move(tx, returnId, 'return', parts)
}

async function endHold(
  tx: Transaction,
  holdId: string,
  kind: 'release' | 'ship',
  variantIds: readonly number[],
): Promise<void> {
  await move(tx, holdId, kind, await partsOf(tx, holdId, variantIds))
}

async function partsOf(tx: Transaction, holdId: string, variantIds: readonly number[]): Promise<StockPart[]> {
  const { rows } = await tx.execute<{ store_id: number; variant_id: number; units: number }>(sql`
    select store_id, variant_id, d_reserved as units from stock_move
    where ref = ${holdId} and kind = 'reserve' and variant_id = any (${sql.param([...variantIds])}::int[])`)
  return rows.map((row) => ({ storeId: row.store_id, variantId: row.variant_id, units: row.units }))
}

/** Effect of one unit on `on_hand` and `reserved`. */
const EFFECT = {
  reserve: { onHand: 0, reserved: 1 },
  release: { onHand: 0, reserved: -1 },
  ship: { onHand: -1, reserved: -1 },
  return: { onHand: 1, reserved: 0 },
} as const

type Kind = keyof typeof EFFECT

async function move(tx: Transaction, ref: string, kind: Kind, parts: readonly StockPart[]): Promise<void> {
  await lockStock(
    tx,
    parts.map(({ variantId }) => variantId),
  )
  await record(tx, ref, kind, parts)
}

/** Writes what has become of units of locked stock. */
async function record(tx: Transaction, ref: string, kind: Kind, parts: readonly StockPart[]): Promise<void> {
  if (parts.length === 0) return
  const { onHand, reserved } = EFFECT[kind]
  const column = (name: keyof StockPart) => sql.param(parts.map((part) => part[name]))
  const move = tx.execute(sql`
    insert into stock_move (store_id, variant_id, ref, kind, d_on_hand, d_reserved)
    select store_id, variant_id, ${ref}, ${kind}::stock_move_kind, units * ${onHand}::int, units * ${reserved}::int
    from unnest(${column('storeId')}::int[], ${column('variantId')}::int[], ${column('units')}::int[])
      as part (store_id, variant_id, units)`)
  await move.execute()
}
