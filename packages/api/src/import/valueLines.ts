import type { FeedKind } from './csv/cells.ts'
import { valueLineSchema, type ValueLine } from './feedLine.schema.ts'
import type { FieldProblem } from './feedProduct.ts'
import { originOf } from './importBatch.ts'
import { toProblem } from './parseFeedLine.ts'

export type ValueKind = Exclude<FeedKind, 'products'>

/** Price or stock of a variant. Group and name are null for a product without options. */
export type Value = { group: string | null; name: string | null } & Pick<
  ValueLine,
  'mrp' | 'selling_price' | 'quantity'
>

export interface LineOfValues {
  line: ValueLine
  values: Value[]
  /** Number of values that the file had before. */
  repeated: number
}

export type NumberedLine = LineOfValues & { number: number }

type Refused = { ok: false; problems: FieldProblem[] }

export interface ValueReader {
  parse: (value: unknown) => { ok: true; line: ValueLine; origin: string } | Refused
  read: (line: ValueLine) => ({ ok: true } & LineOfValues) | Refused
  /** Called with a line that was taken. */
  remember: (line: NumberedLine) => void
}

export const priceOf = ({ selling_price, mrp }: Value) => selling_price ?? mrp ?? undefined

/** A variant that a file has twice counts once. With other values its later line is refused, because it is unknown which are right. */
export function createValueReader(kind: ValueKind): ValueReader {
  const taken = new Map<string, { number: number; text: string }>()
  const keyOf = ({ source, source_id }: ValueLine, { group, name }: Value) =>
    JSON.stringify([originOf({ source, sourceId: source_id }), group, name])
  const textOf = ({ mrp, selling_price, quantity }: Value) =>
    JSON.stringify(kind === 'prices' ? [mrp, selling_price] : quantity)

  return {
    parse(value) {
      const parsed = valueLineSchema.safeParse(value)
      if (!parsed.success) return { ok: false, problems: parsed.error.issues.map(toProblem) }
      const { source, source_id: sourceId } = parsed.data
      return { ok: true, line: parsed.data, origin: originOf({ source, sourceId }) }
    },
    read(line) {
      const all = valuesOf(line)
      const problems: FieldProblem[] = []
      if (all.some((one) => (kind === 'prices' ? priceOf(one) : (one.quantity ?? undefined)) === undefined))
        problems.push({ field: kind === 'prices' ? 'selling_price' : 'quantity', reason: 'is missing' })
      const own = new Map<string, string>()
      const values = all.filter((one) => {
        const [key, text] = [keyOf(line, one), textOf(one)]
        const earlier = taken.get(key)
        const twin = earlier?.text ?? own.get(key)
        if (twin !== undefined && twin !== text) problems.push(twinProblem(one, earlier?.number))
        own.set(key, text)
        return twin === undefined
      })
      return problems.length > 0
        ? { ok: false, problems }
        : { ok: true, line, values, repeated: all.length - values.length }
    },
    remember({ number, line, values }) {
      for (const one of values) taken.set(keyOf(line, one), { number, text: textOf(one) })
    },
  }
}

function twinProblem({ name }: Value, earlier: number | undefined): FieldProblem {
  const what = name === null ? '' : `"${name}" `
  return {
    field: name === null ? 'source_id' : 'option_name',
    reason:
      earlier === undefined
        ? `${what}is there twice with different values`
        : `${what}is on line ${earlier} too, with other values`,
  }
}

function valuesOf(line: ValueLine): Value[] {
  if (line.options.length === 0) return [{ ...line, group: null, name: null }]
  return line.options.flatMap(({ group, variants }) =>
    variants.map((one) => ({
      group,
      name: one.option_name,
      mrp: one.mrp ?? line.mrp,
      selling_price: one.selling_price ?? line.selling_price,
      quantity: one.quantity,
    })),
  )
}
