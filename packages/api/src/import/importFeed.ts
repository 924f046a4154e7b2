import { sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { refreshVocabulary } from '#modules/search/vocabulary/refreshVocabulary.ts'
import { checkFeedFile } from './checkFeedFile.ts'
import { createEntryReader } from './createEntryReader.ts'
import type { FieldProblem } from './feedProduct.ts'
import { importBatch, type FeedEntry, type ProductChange } from './importBatch.ts'
import { placeProblem } from './feedRecord.ts'
import { createMirror, type MirrorOptions } from './pictures/createMirror.ts'
import { loadTaxonomy } from './loadTaxonomy.ts'
import { readFeed, type FeedFile } from './readFeed.ts'
import { SkuClaims } from './SkuClaims.ts'
import { withdrawMissing, type Withdrawal } from './withdrawMissing.ts'
import { withImportLock } from './withImportLock.ts'

export interface Refusal extends FieldProblem {
  line: number
}

export interface ImportOptions extends FeedFile {
  isDryRun?: boolean
  brand?: string | undefined
  /** Copies the pictures of the feed into the shop. */
  pictures?: MirrorOptions['from']
  /** Archives the products of the feed's sources that the feed lacks. */
  isComplete?: boolean
  /** Archives them even if they are more than a fifth. */
  withdrawMany?: boolean
  onRefusal?: (refusal: Refusal) => void
  onChange?: (change: ProductChange) => void
  onWarning?: (line: number, warning: string) => void
  onMissing?: (missing: number, total: number) => void
  onBytes?: (bytes: number) => void
}

export interface ImportReport {
  created: number
  updated: number
  unchanged: number
  refused: number
  leftOut: number
  newBrands: number
  newCategories: number
  storedPictures: number
  /** Pictures that are no address, or that can't be had. */
  droppedImages: number
  /** Undefined for a feed that is not complete; `unknown` when a refused line may be any of the missing products. */
  withdrawal?: Withdrawal | { is: 'unknown' }
}

/** Batches are transactions; products with many variants fill one sooner. */
const BATCH_PRODUCTS = 500
const BATCH_VARIANTS = 5_000
/**
 * Number of written products, and share of all, from which the planner's statistics are renewed at once. PostgreSQL renews them by itself a
 * little later, and reading a sample of a million products takes many seconds.
 */
const ANALYSE_FROM = 1_000
const ANALYSE_SHARE = 0.1

/** `source` and `source_id` identify a product. Each batch is a transaction, so the next run completes an interrupted one. */
export async function importFeed(db: Database, options: ImportOptions): Promise<ImportReport> {
  const { isDryRun = false, onRefusal, onChange, onWarning, onBytes } = options
  await checkFeedFile(options.file, options.csv === undefined ? 'json' : 'csv')
  return withImportLock(db, async () => {
    const taxonomy = await loadTaxonomy(db, { isDryRun })
    const context = { db, taxonomy, skus: new SkuClaims(db), isDryRun }
    const reader = createEntryReader(options)
    const mirror = createMirror(db, { from: options.pictures, isDryRun })
    const report = { created: 0, updated: 0, unchanged: 0, refused: 0, leftOut: 0, droppedImages: 0 }
    const batch: FeedEntry[] = []
    let variants = 0

    const flush = async () => {
      const { entries, problems } = await mirror.replace(batch.splice(0))
      report.droppedImages += problems.length
      for (const { line, problem } of problems) onWarning?.(line, `picture left out: ${problem}`)
      const { changes, unchanged, refusals } = await importBatch(context, entries)
      for (const change of changes) {
        report[change.priceBefore === null ? 'created' : 'updated'] += 1
        onChange?.(change)
        for (const warning of change.warnings) onWarning?.(change.line, warning)
      }
      report.unchanged += unchanged
      report.refused += new Set(refusals.map(({ line }) => line)).size
      for (const { line, problem } of refusals) onRefusal?.({ line, ...problem })
      variants = 0
    }

    for await (const record of readFeed(options, onBytes)) {
      const { line } = record
      const read = reader.read(record)
      if (read.is === 'refused') {
        report.refused += 1
        for (const problem of read.problems) onRefusal?.(placeProblem(record, problem))
      } else if (read.is === 'left out') {
        report.leftOut += 1
        onWarning?.(line, `left out, because ${read.reason}`)
      } else if (read.is === 'repeated') {
        report.unchanged += 1
      } else {
        report.droppedImages += read.droppedImages
        if (read.droppedImages > 0)
          onWarning?.(
            line,
            `${read.droppedImages === 1 ? 'a picture' : `${read.droppedImages} pictures`} left out: no address`,
          )
        batch.push(read.entry)
        variants += read.entry.product.options.reduce((count, group) => count + group.variants.length, 1)
        if (batch.length >= BATCH_PRODUCTS || variants >= BATCH_VARIANTS) await flush()
      }
    }
    await flush()

    const withdrawal = options.isComplete === true ? await withdraw() : undefined
    // Completes what an interrupted run left, too.
    if (!isDryRun) await refreshVocabulary(db)
    if (!isDryRun) await renewStatistics(db, report.created + report.updated)
    const { brands: newBrands, categories: newCategories } = taxonomy.created
    return {
      ...report,
      storedPictures: mirror.stored(),
      newBrands,
      newCategories,
      ...(withdrawal !== undefined && { withdrawal }),
    }

    async function withdraw(): Promise<ImportReport['withdrawal']> {
      if (reader.hasUnknown()) return { is: 'unknown' }
      return withdrawMissing(db, {
        sources: reader.sources(),
        isInFeed: reader.isInFeed,
        isDryRun,
        withdrawMany: options.withdrawMany ?? false,
        ...(options.onMissing && { onMissing: options.onMissing }),
      })
    }
  })
}

async function renewStatistics(db: Database, written: number): Promise<void> {
  if (written < ANALYSE_FROM) return
  const { rows } = await db.execute<{ known: number }>(
    sql`select reltuples as known from pg_class where oid = 'product'::regclass`,
  )
  if (written < (rows[0]?.known ?? 0) * ANALYSE_SHARE) return
  await db.execute(sql`analyze product, product_detail, variant, option_value, stock`)
}
