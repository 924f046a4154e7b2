import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { refreshVocabulary } from '#modules/search/refreshVocabulary.ts'
import type { FieldProblem } from './feedProduct.ts'
import { importBatch, originOf, type FeedEntry } from './importBatch.ts'
import { loadTaxonomy } from './loadTaxonomy.ts'
import { parseFeedLine } from './parseFeedLine.ts'
import { readLines, type NumberedLine } from './readLines.ts'
import { withImportLock } from './withImportLock.ts'

export interface Refusal extends FieldProblem {
  line: number
}

export interface ImportOptions {
  /** File with one JSON object per line. */
  file: string
  isDryRun?: boolean
  /** Called for each error of a refused line. */
  onRefusal?: (refusal: Refusal) => void
  /** Called with the number of bytes read so far. */
  onBytes?: (bytes: number) => void
}

export interface ImportReport {
  created: number
  updated: number
  unchanged: number
  refused: number
  newBrands: number
  newCategories: number
  /** Pictures that are not https, or not an address. */
  droppedImages: number
}

/** Batches are transactions; products with many variants fill one sooner. */
const BATCH_PRODUCTS = 500
const BATCH_VARIANTS = 5_000
/** Number of written products from which the planner's statistics are renewed at once. */
const ANALYSE_FROM = 1_000

/**
 * Updates the catalogue from a feed. `source` and `source_id` identify a product: an unchanged line writes nothing, a changed one
 * updates its product. An invalid line is refused and stops no other. Each batch is a transaction, so the next run completes an
 * interrupted one.
 */
export async function importFeed(db: Database, options: ImportOptions): Promise<ImportReport> {
  const { file, isDryRun = false, onRefusal = () => {}, onBytes } = options
  return withImportLock(db, async () => {
    const taxonomy = await loadTaxonomy(db, { isDryRun })
    const readEntry = createEntryReader()
    const report = { created: 0, updated: 0, unchanged: 0, refused: 0, droppedImages: 0 }
    const batch: FeedEntry[] = []
    let variants = 0

    const flush = async () => {
      const result = await importBatch(db, taxonomy, batch.splice(0), isDryRun)
      report.created += result.created
      report.updated += result.updated
      report.unchanged += result.unchanged
      report.refused += result.refusals.length
      for (const { line, problem } of result.refusals) onRefusal({ line, ...problem })
      variants = 0
    }

    for await (const line of readLines(file, onBytes)) {
      const read = readEntry(line)
      if (read.is === 'refused') {
        report.refused += 1
        for (const problem of read.problems) onRefusal({ line: line.number, ...problem })
      } else if (read.is === 'repeated') {
        report.unchanged += 1
      } else {
        report.droppedImages += read.droppedImages
        batch.push(read.entry)
        variants += read.entry.product.options.reduce((count, group) => count + group.variants.length, 1)
        if (batch.length >= BATCH_PRODUCTS || variants >= BATCH_VARIANTS) await flush()
      }
    }
    await flush()

    // Completes what an interrupted run left, too.
    if (!isDryRun) await refreshVocabulary(db)
    if (!isDryRun && report.created + report.updated >= ANALYSE_FROM) {
      await db.execute(sql`analyze product, product_detail, variant, option_value, stock`)
    }
    return { ...report, newBrands: taxonomy.created.brands, newCategories: taxonomy.created.categories }
  })
}

type ReadEntry =
  | { is: 'entry'; entry: FeedEntry; droppedImages: number }
  | { is: 'repeated' }
  | { is: 'refused'; problems: FieldProblem[] }

/**
 * Parses lines. A repeated line counts as unchanged. A product that is repeated with other values is refused: neither line is known to
 * be right.
 */
function createEntryReader(): (line: NumberedLine) => ReadEntry {
  const seen = new Map<string, { number: number; lineHash: string }>()
  return ({ number, text }) => {
    if (text === null) return { is: 'refused', problems: [{ field: '(line)', reason: 'is too long' }] }
    const parsed = parseFeedLine(text)
    if (!parsed.ok) return { is: 'refused', problems: parsed.problems }
    const { product, droppedImages } = parsed
    const lineHash = createHash('sha256').update(JSON.stringify(product)).digest('base64url')
    const origin = originOf(product)
    const earlier = seen.get(origin)
    if (earlier === undefined) {
      seen.set(origin, { number, lineHash })
      return { is: 'entry', entry: { line: number, product, lineHash }, droppedImages }
    }
    if (earlier.lineHash === lineHash) return { is: 'repeated' }
    return {
      is: 'refused',
      problems: [{ field: 'source_id', reason: `is on line ${earlier.number} too, with other values` }],
    }
  }
}
