import { MAIN_STORE_ID } from '@shop/contract/stores.schema'
import { parseArgs } from 'node:util'
import { asc, eq, or } from 'drizzle-orm'
import { moveStock } from '#database/moveStock.ts'
import type { Database } from '#database/openDatabase.ts'
import { optionValue, product, variant } from '#database/schema/product.ts'
import { stock, store } from '#database/schema/stock.ts'
import { setStock } from '#database/setStock.ts'
import { withRetries } from '#database/withRetries.ts'
import { idOfSlugOrId } from '#http/idParam.ts'
import { OperatorError, UsageError, type Command } from '../Command.ts'
import { printAudits } from '../printAudits.ts'
import { printTable } from '../printTable.ts'
import { withShop } from '../withShop.ts'

const HELP = `Shows, changes and audits the stock of the stores.

  npm run shop -- stock show rozana-tip-top-nail-polish
  npm run shop -- stock set VARIANT QUANTITY [--store CITY]
  npm run shop -- stock move VARIANT QUANTITY --from CITY --to CITY
  npm run shop -- stock audit

show   the variants of a product with their ids, and their stock in each store
set    sets the units that the store can sell, besides those reserved for orders
move   moves units from one store to another
audit  compares stock, orders, payments and coupons, and lists contradictions

Every change adds a row to the stock ledger. A store is named by its city; without --store it is the store of feeds.

Exit code: 0 on success and without contradictions, 1 otherwise.`

const QUANTITY_MAX = 1_000_000

export const stockCommand: Command = {
  name: 'stock',
  summary: 'shows, sets, moves and audits stock',
  help: HELP,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      options: {
        store: { type: 'string' },
        from: { type: 'string' },
        to: { type: 'string' },
      },
      allowPositionals: true,
    })
    const [action, first = '', second = ''] = positionals
    const { store: storeName, from = '', to = '' } = values
    switch (action) {
      case 'show':
        if (first === '') throw new UsageError('The product is missing: name it by the end of its address.')
        return withShop(({ db }) => show(db, first))
      case 'set':
        return withShop(({ db }) => set(db, first, second, storeName))
      case 'move':
        return withShop(({ db }) => move(db, first, second, { from, to }))
      case 'audit':
        return withShop(({ db }) => printAudits(db))
      default:
        throw new UsageError('The action is missing: show, set, move or audit.')
    }
  },
}

async function show(db: Database, slugOrId: string): Promise<number> {
  const id = idOfSlugOrId(slugOrId)
  const rows = await db
    .select({
      variantId: variant.id,
      title: product.title,
      optionName: optionValue.name,
      sku: variant.sku,
      city: store.city,
      onHand: stock.onHand,
      reserved: stock.reserved,
    })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .leftJoin(optionValue, eq(optionValue.id, variant.optionValueId))
    .leftJoin(stock, eq(stock.variantId, variant.id))
    .leftJoin(store, eq(store.id, stock.storeId))
    .where(id === undefined ? eq(product.slug, slugOrId) : eq(product.id, id))
    .orderBy(variant.position, variant.id, asc(stock.storeId))
  if (rows.length === 0) throw new OperatorError(`There is no product ${slugOrId}.`)
  printTable([
    ['variant', 'of', 'store', 'on hand', 'reserved'],
    ...rows.map((row) => [
      row.variantId,
      [row.optionName ?? row.title, row.sku].filter(Boolean).join(', '),
      row.city ?? 'none',
      row.onHand ?? 0,
      row.reserved ?? 0,
    ]),
  ])
  return 0
}

async function set(db: Database, variantText: string, quantityText: string, city?: string): Promise<number> {
  const variantId = await requireVariant(db, variantText)
  const quantity = requireQuantity(quantityText, 0)
  const { id: storeId, city: name } = await requireStore(db, city)
  await withRetries(db, (tx) => setStock(tx, [{ storeId, variantId, quantity }]))
  console.log(`${name} can sell ${quantity} units of variant ${variantId}.`)
  return 0
}

async function move(
  db: Database,
  variantText: string,
  quantityText: string,
  { from, to }: { from: string; to: string },
): Promise<number> {
  const variantId = await requireVariant(db, variantText)
  const quantity = requireQuantity(quantityText, 1)
  const [{ id: fromStoreId }, { id: toStoreId }] = [await requireStore(db, from), await requireStore(db, to)]
  if (fromStoreId === toStoreId) throw new UsageError('Name two different stores.')
  if (!(await moveStock(db, { variantId, quantity, fromStoreId, toStoreId })))
    throw new OperatorError(`${from} has too few unreserved units of variant ${variantId}.`)
  console.log(`Moved ${quantity} units of variant ${variantId} from ${from} to ${to}.`)
  return 0
}

async function requireVariant(db: Database, text: string): Promise<number> {
  const id = idOfSlugOrId(text) ?? 0
  const [found] = await db.select({ id: variant.id }).from(variant).where(eq(variant.id, id))
  if (found === undefined) throw new OperatorError(`There is no variant ${text}. "stock show" lists them.`)
  return found.id
}

/** Without a name the store of feeds. */
async function requireStore(db: Database, name?: string): Promise<{ id: number; city: string }> {
  const [found] = await db
    .select({ id: store.id, city: store.city })
    .from(store)
    .where(name === undefined ? eq(store.id, MAIN_STORE_ID) : or(eq(store.city, name), eq(store.name, name)))
  if (found === undefined) throw new OperatorError(`There is no store in "${name}".`)
  return found
}

function requireQuantity(text: string, min: number): number {
  const quantity = /^\d{1,7}$/.test(text) ? Number(text) : -1
  if (quantity < min || quantity > QUANTITY_MAX)
    throw new UsageError(`A quantity is a whole number from ${min} to ${QUANTITY_MAX}.`)
  return quantity
}
