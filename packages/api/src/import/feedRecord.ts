import type { FieldProblem } from './feedProduct.ts'

/** One product of a feed as it was read, with the number of its first line. */
export type FeedRecord = { line: number } & (
  | {
      value: unknown
      /** Lines of the variants of its first option, where each has a line of its own. */
      variantLines?: readonly number[]
    }
  | { problem: string }
  | { leftOut: string; sourceId: string }
)

const OF_VARIANT = /^options\.0\.variants\.(\d+)\.(.+)$/

/** The line of a problem: that of the variant, if it has one. */
export function placeProblem(record: FeedRecord, problem: FieldProblem): FieldProblem & { line: number } {
  const lines = 'value' in record ? record.variantLines : undefined
  const [, index, field] = OF_VARIANT.exec(problem.field) ?? []
  const line = lines?.[Number(index)]
  if (line === undefined || field === undefined) return { line: record.line, ...problem }
  return { line, field, reason: problem.reason }
}
