import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { readProducts } from './changes.repository.ts'
import { followChanges, writeProducts, type Following } from './followChanges.ts'
import {
  beginIndex,
  findLiveIndex,
  finishIndex,
  forgetIndex,
  isPast,
  keepBuilding,
  readBarrier,
} from './indexes.repository.ts'
import { template } from './template.ts'

const PAUSE_MS = 200

/** Begins the name of every index of this release's settings. */
const family = (alias: string) =>
  `${alias}-${createHash('sha256').update(JSON.stringify(template)).digest('hex').slice(0, 8)}`

/** True when the engine has no index, or one with the settings of another release. */
export async function needsRebuild({ db, cluster, alias }: Following): Promise<boolean> {
  const live = await findLiveIndex(db)
  if (live === undefined || !live.startsWith(`${family(alias)}-`)) return true
  return !(await cluster.hasAlias(alias))
}

/**
 * Builds a new index beside the one that shoppers search, and lets it take its place in one step. Meanwhile changes are written to
 * both. Resolves with the number of products, or undefined when another process is building or takes over.
 */
export async function rebuildIndex(
  following: Following,
  { onProgress, signal }: { onProgress?: (products: number) => void; signal?: AbortSignal } = {},
): Promise<number | undefined> {
  const { db, cluster, alias } = following
  const index = `${family(alias)}-${Date.now()}`
  await cluster.createIndex(index, alias, { index_patterns: [`${alias}-*`], template })
  if (!(await beginIndex(db, index))) {
    await cluster.deleteIndex(index)
    return undefined
  }
  // A transaction from before may change products without noting it: they are read when it has ended.
  const barrier = await readBarrier(db)
  while (!(await isPast(db, barrier))) {
    if (signal?.aborted === true || !(await keepBuilding(db, index))) return undefined
    await pause(PAUSE_MS)
  }
  let count = 0
  let products = await readProducts(db, 0)
  while (products.length > 0) {
    const next = readProducts(db, products.at(-1)?.id ?? 0)
    await writeProducts(following, { products, indexes: [index] }).catch(async (error: unknown) => {
      await Promise.allSettled([next, forgetIndex(db, index)])
      throw error
    })
    count += products.length
    onProgress?.(count)
    if (signal?.aborted === true || !(await keepBuilding(db, index))) return undefined
    products = await next
  }
  await cluster.refresh(index)
  await cluster.switchAlias(alias, index)
  await finishIndex(db, index)
  await cluster.deleteOthers(alias, index)
  await db.execute(sql`select bump_catalogue_version()`)
  await followChanges(following, signal)
  return count
}
