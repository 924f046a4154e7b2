import type { Database } from '#database/openDatabase.ts'
import { checkFeedFile } from './checkFeedFile.ts'
import type { FieldProblem } from './feedProduct.ts'
import { placeProblem, type FeedRecord } from './feedRecord.ts'
import type { ImportOptions } from './importFeed.ts'
import { PROBLEMS_MAX } from './parseFeedLine.ts'
import { readFeed } from './readFeed.ts'
import { createValueReader, type NumberedLine, type ValueKind } from './valueLines.ts'
import { withImportLock } from './withImportLock.ts'
import { writeValues } from './writeValues.ts'

export interface ValueReport {
  changed: number
  unchanged: number
  refused: number
}

/** Batches are transactions, which lock stock for their time: they are small. Fewer products also keep other cached answers. */
const BATCH_LINES = 100
const BATCH_VALUES = 1_000

/** A line with a product or variant that the shop does not have is refused. */
export async function importValues(
  db: Database,
  kind: ValueKind,
  options: ImportOptions,
): Promise<ValueReport> {
  await checkFeedFile(options.file, options.csv === undefined ? 'json' : 'csv')
  return withImportLock(db, async () => {
    const report = { changed: 0, unchanged: 0, refused: 0 }
    const reader = createValueReader(kind)
    /** Lines by product: the reader compares a second line of one with what was taken of the first. */
    const batch = new Map<string, NumberedLine>()
    let values = 0

    for await (const record of readFeed({ ...options, kind }, options.onBytes)) {
      if ('leftOut' in record) continue
      const parsed = parse(record)
      if (!parsed.ok) {
        refuse(record, parsed.problems)
        continue
      }
      if (batch.has(parsed.origin)) await flush()
      const read = reader.read(parsed.line)
      if (!read.ok) {
        refuse(record, read.problems)
        continue
      }
      batch.set(parsed.origin, { ...read, number: record.line })
      values += read.values.length
      if (batch.size >= BATCH_LINES || values >= BATCH_VALUES) await flush()
    }
    await flush()
    return report

    function parse(record: Exclude<FeedRecord, { leftOut: string }>) {
      if (!('problem' in record)) return reader.parse(record.value)
      return { ok: false as const, problems: [{ field: '(line)', reason: record.problem }] }
    }

    function refuse(record: FeedRecord, problems: readonly FieldProblem[]): void {
      report.refused += 1
      for (const problem of problems.slice(0, PROBLEMS_MAX))
        options.onRefusal?.(placeProblem(record, problem))
    }

    async function flush(): Promise<void> {
      const lines = [...batch.values()]
      batch.clear()
      values = 0
      for (const { line, written } of await writeValues(db, kind, lines, options.isDryRun ?? false)) {
        if (!written.ok) {
          refuse({ line: line.number, value: null }, written.problems)
          continue
        }
        reader.remember(line)
        report.changed += written.changed
        report.unchanged += written.unchanged
      }
    }
  })
}
