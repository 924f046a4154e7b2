import type { Paise } from '@shop/contract/money'
import { sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import type { ProductState } from '#database/schema/product.ts'
import { withRetries } from '#database/withRetries.ts'
import { missingFacts, type ProductFacts } from '#modules/products/productFacts.ts'
import type { FeedProduct, FieldProblem } from './feedProduct.ts'
import type { Taxonomy } from './loadTaxonomy.ts'
import type { SkuClaims } from './SkuClaims.ts'
import { writeProducts, type ProductWrite } from './writeProducts.ts'

export interface FeedEntry {
  line: number
  product: FeedProduct
  lineHash: string
}

export interface ProductChange {
  line: number
  title: string
  price: Paise
  priceBefore: Paise | null
  warnings: string[]
}

export interface BatchResult {
  changes: ProductChange[]
  unchanged: number
  refusals: { line: number; problem: FieldProblem }[]
}

interface PlannedWrite extends ProductWrite {
  line: number
  priceBefore: Paise | null
  /** Facts that its page must show by law and lacks, unless it is a draft or archived. */
  missingFacts: string[]
}

export interface ImportContext {
  db: Database
  taxonomy: Taxonomy
  skus: SkuClaims
  isDryRun: boolean
}

/** Writes the products of a batch; a dry run only counts. */
export async function importBatch(
  { db, taxonomy, skus, isDryRun }: ImportContext,
  entries: readonly FeedEntry[],
): Promise<BatchResult> {
  const planned = await skus.claim(await planWrites(db, taxonomy, entries))
  const writes = planned.filter(({ taken }) => taken.length === 0)
  const refusals = [
    ...planned.flatMap(({ line, taken }) =>
      taken.map((reason) => ({ line, problem: { field: 'sku', reason } })),
    ),
    ...(isDryRun ? [] : await write(db, writes)),
  ]
  const refused = new Set(refusals.map(({ line }) => line))
  const changes = writes
    .filter(({ line }) => !refused.has(line))
    .map(({ line, product, priceBefore, missingFacts, shared }) => ({
      line,
      title: product.title,
      price: product.sellingPrice,
      priceBefore,
      warnings: [
        ...(missingFacts.length > 0 ? [`its page lacks ${missingFacts.join(', ')}`] : []),
        ...shared.map((sku) => `its sku ${sku}`),
      ],
    }))
  return { changes, unchanged: entries.length - planned.length, refusals }
}

/** Products that differ from the last import, with their categories and brands. */
async function planWrites(
  db: Database,
  taxonomy: Taxonomy,
  entries: readonly FeedEntry[],
): Promise<PlannedWrite[]> {
  const known = await findKnown(db, entries)
  const writes: PlannedWrite[] = []
  for (const entry of entries) {
    const before = known.get(originOf(entry.product))
    if (before?.lineHash === entry.lineHash && !before.isWithdrawn) continue
    writes.push({
      ...entry,
      taxonomyIds: await taxonomy.resolve(entry.product),
      productId: before?.productId ?? null,
      priceBefore: before?.price ?? null,
      missingFacts: missingOf(entry.product, before),
    })
  }
  return writes
}

/** Facts that a sold product will lack. A known one keeps those that its feed does not name. */
function missingOf(
  { state, facts }: FeedProduct,
  before: { state: ProductState; facts: ProductFacts } | undefined,
) {
  if ((state ?? before?.state ?? 'active') !== 'active') return []
  const named = Object.entries(facts).filter(([, value]) => value !== null)
  return missingFacts({ ...(before?.facts ?? facts), ...Object.fromEntries(named) })
}

export function originOf({ source, sourceId }: Pick<FeedProduct, 'source' | 'sourceId'>): string {
  return JSON.stringify([source, sourceId])
}

async function findKnown(db: Database, entries: readonly FeedEntry[]) {
  const { rows } = await db.execute<{
    source: string
    sourceId: string
    productId: number
    lineHash: string
    isWithdrawn: boolean
    price: Paise
    state: ProductState
    facts: ProductFacts
  }>(sql`
    select source, source_id as "sourceId", product_id as "productId", line_hash as "lineHash",
      withdrawn_at is not null as "isWithdrawn", selling_price_paise as price,
      case when withdrawn_at is null then state else 'active' end as state,
      json_build_object('country_of_origin', country_of_origin, 'net_quantity', net_quantity, 'importer', importer,
        'best_before', best_before, 'manufacturer', coalesce(nullif(d.manufacturer, ''), brand.manufacturer)) as facts
    from unnest(${sql.param(entries.map(({ product }) => product.source))}::text[],
      ${sql.param(entries.map(({ product }) => product.sourceId))}::text[]) as line (source, source_id)
    join product_source using (source, source_id) join product on product.id = product_id
    join brand on brand.id = brand_id left join product_detail d using (product_id)`)
  return new Map(rows.map((row) => [originOf(row), row]))
}

/** Writes all products in one transaction. If the database refuses one, halves are tried until only that product is left out. */
async function write(db: Database, writes: readonly PlannedWrite[]): Promise<BatchResult['refusals']> {
  const [first] = writes
  if (first === undefined) return []
  try {
    await withRetries(db, (tx) => writeProducts(tx, writes))
    return []
  } catch (error) {
    const reason = dataFault(error)
    if (reason === null) throw error
    if (writes.length === 1) return [{ line: first.line, problem: { field: '(line)', reason } }]
    const half = Math.ceil(writes.length / 2)
    return [...(await write(db, writes.slice(0, half))), ...(await write(db, writes.slice(half)))]
  }
}

/** Message of a data error (SQLSTATE classes 22 and 23); null for other errors. */
function dataFault(error: unknown): string | null {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error) || !('code' in cause)) return null
  return typeof cause.code === 'string' && /^2[23]/.test(cause.code) ? cause.message : null
}
