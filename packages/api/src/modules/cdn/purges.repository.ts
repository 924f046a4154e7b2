import { and, eq, lt, lte, max, sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { cdnPurge } from '#database/schema/cdnPurge.ts'
import { catalogueVersion, productChange } from '#database/schema/catalogueVersion.ts'
import { ANY_CHANGE, EVERY_ANSWER, productKey } from '#http/shownProducts.ts'

/** Fastly takes 256 keys in a request. More changed products count as a change of everything. */
const PRODUCTS_MAX = 255

interface Changed {
  version: number
  /** Surrogate keys of the answers that have changed. */
  keys: string[]
}

/** What has changed since a version of the catalogue; undefined for a CDN that was never told anything. */
export async function findChanged(db: Database, since: number | undefined): Promise<Changed> {
  const [row] = await db
    .select({
      version: catalogueVersion.version,
      broad: catalogueVersion.broadVersion,
      products: sql<number[]>`array(
        select ${productChange.productId} from ${productChange}
        where ${productChange.version} > ${since ?? 0} limit ${PRODUCTS_MAX + 1})`,
    })
    .from(catalogueVersion)
  if (row === undefined) throw new Error('The catalogue has no version')
  const { version, broad, products } = row
  if (since === undefined || broad > since || products.length > PRODUCTS_MAX)
    return { version, keys: version === since ? [] : [EVERY_ANSWER] }
  return { version, keys: version > since ? [ANY_CHANGE, ...products.map(productKey)] : [] }
}

/** Version up to which the CDN knows all changes; with `settled`, up to which it can't have received older answers since. */
export async function findPurged(db: Database, { settled = false } = {}): Promise<number | undefined> {
  const [row] = await db
    .select({ version: max(cdnPurge.version) })
    .from(cdnPurge)
    .where(settled ? eq(cdnPurge.isSettled, true) : undefined)
  return row?.version ?? undefined
}

export async function notePurge(db: Database, version: number): Promise<void> {
  await db.insert(cdnPurge).values({ version }).onConflictDoNothing()
}

/** The latest purge that was made at least `settleMs` ago and is not settled. */
export async function findUnsettled(db: Database, settleMs: number): Promise<number | undefined> {
  const [row] = await db
    .select({ version: max(cdnPurge.version) })
    .from(cdnPurge)
    .where(
      and(
        eq(cdnPurge.isSettled, false),
        lt(cdnPurge.purgedAt, sql`now() - ${settleMs} * interval '1 millisecond'`),
      ),
    )
  return row?.version ?? undefined
}

export async function noteSettled(db: Database, version: number): Promise<void> {
  await db.update(cdnPurge).set({ isSettled: true }).where(lte(cdnPurge.version, version))
  await db.delete(cdnPurge).where(lt(cdnPurge.version, version))
}
