import { createHash } from 'node:crypto'
import type { FieldProblem } from './feedProduct.ts'
import type { FeedRecord } from './feedRecord.ts'
import { originSchema } from './feedLine.schema.ts'
import { originOf, type FeedEntry } from './importBatch.ts'
import { parseFeedLine } from './parseFeedLine.ts'

export type ReadEntry =
  | { is: 'entry'; entry: FeedEntry; droppedImages: number }
  | { is: 'repeated' }
  | { is: 'left out'; reason: string }
  | { is: 'refused'; problems: FieldProblem[] }

export interface EntryReader {
  read: (record: FeedRecord) => ReadEntry
  sources: () => string[]
  /** True when the feed names a product, in a line that was taken or refused. */
  isInFeed: (origin: string) => boolean
  /** True after a refused line without a readable identity. */
  hasUnknown: () => boolean
}

/** A repeated line counts as unchanged. The same product with other values is refused, because it is unknown which line is right. */
export function createEntryReader(defaults: { brand?: string | undefined }): EntryReader {
  const seen = new Map<string, { line: number; lineHash: string }>()
  const refused = new Set<string>()
  const sources = new Set<string>()
  let hasUnknown = false

  function refuse(value: unknown, problems: FieldProblem[]): ReadEntry {
    const origin = originSchema.safeParse(value)
    if (origin.success) {
      sources.add(origin.data.source)
      refused.add(originOf({ source: origin.data.source, sourceId: origin.data.source_id }))
    } else hasUnknown = true
    return { is: 'refused', problems }
  }

  return {
    sources: () => [...sources],
    isInFeed: (origin) => seen.has(origin) || refused.has(origin),
    hasUnknown: () => hasUnknown,
    read(record) {
      if ('leftOut' in record) return { is: 'left out', reason: record.leftOut }
      if ('problem' in record) return refuse(undefined, [{ field: '(line)', reason: record.problem }])
      const parsed = parseFeedLine(withDefaults(record.value, defaults))
      if (!parsed.ok) return refuse(record.value, parsed.problems)
      const { product, droppedImages } = parsed
      const lineHash = hashOf(product)
      const origin = originOf(product)
      const earlier = seen.get(origin)
      if (earlier?.lineHash === lineHash) return { is: 'repeated' }
      if (earlier !== undefined) {
        const reason = `is on line ${earlier.line} too, with other values`
        return { is: 'refused', problems: [{ field: 'source_id', reason }] }
      }
      sources.add(product.source)
      seen.set(origin, { line: record.line, lineHash })
      return { is: 'entry', entry: { line: record.line, product, lineHash }, droppedImages }
    },
  }
}

function withDefaults(value: unknown, { brand }: { brand?: string | undefined }): unknown {
  if (brand === undefined || typeof value !== 'object' || value === null) return value
  return 'brand' in value && value.brand !== undefined && value.brand !== null ? value : { ...value, brand }
}

/** Of new products only: a known one doesn't change with them. */
const LEFT_OUT = ['quantity', 'popularity']

function hashOf(product: FeedEntry['product']): string {
  const text = JSON.stringify(product, (name, value: unknown) =>
    LEFT_OUT.includes(name) ? undefined : value,
  )
  return createHash('sha256').update(text).digest('base64url')
}
