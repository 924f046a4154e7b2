import { z } from 'zod'
import { slugSchema } from './wire.schema.ts'

const text = (max: number) => z.string().trim().min(1).max(max)
const name = text(40)
const amount = z.number().int().min(1).max(50_000)

/** Millimetres or grams, exactly or from the first to the second. A text where the column has texts, such as sizes of other countries. */
const valueSchema = z.union(
  [amount, z.tuple([amount, amount]), text(20)],
  'must be a whole number, two of them such as [840, 880], or a text',
)
export type SizeValue = z.output<typeof valueSchema>

const columnSchema = z.discriminatedUnion(
  'unit',
  [
    /** Lengths in millimetres, weights in grams. */
    z.strictObject({ name, unit: z.enum(['mm', 'g']), how: text(300) }),
    z.strictObject({ name, unit: z.literal('text') }),
  ],
  'must have a name, the unit mm, g or text, and with mm and g a line how to measure',
)
export type SizeColumn = z.output<typeof columnSchema>

const chart = {
  slug: slugSchema,
  /** What it is for, such as "Kurtas and kurtis". */
  title: text(80),
  /** Whether lengths are those of a body or of the product itself. */
  of: z.enum(['body', 'product']),
  columns: z.array(columnSchema).min(1).max(8),
  sizes: z
    .array(z.strictObject({ name, values: z.array(valueSchema) }))
    .min(1)
    .max(100),
  /** Advice below the table. */
  note: text(300).optional(),
}

/** What the sizes of a kind of goods measure. */
export const sizeGuideWireSchema = z.object(chart)
export type SizeGuide = z.output<typeof sizeGuideWireSchema>

/** Guide of an operator: for the goods of its categories, or for those of its brands there. */
const sizeGuideSchema = z
  .strictObject({
    ...chart,
    categories: z.array(slugSchema).min(1).max(100),
    brands: z.array(slugSchema).min(1).max(100).optional(),
  })
  .superRefine(({ columns, sizes }, context) => {
    const tell = (message: string, ...path: (string | number)[]) =>
      context.addIssue({ code: 'custom', message, path })
    for (const repeated of repeatedOf(columns)) tell(`has the column ${repeated} twice`, 'columns')
    for (const repeated of repeatedOf(sizes)) tell(`has the size ${repeated} twice`, 'sizes')
    for (const [row, { name: size, values }] of sizes.entries()) {
      if (values.length !== columns.length)
        tell(`${size} has ${values.length} values for ${columns.length} columns`, 'sizes', row)
      for (const [at, column] of columns.entries()) {
        const problem = problemOf(values[at], column)
        if (problem !== undefined) tell(`${column.name} of ${size} ${problem}`, 'sizes', row)
      }
    }
  })
export type OperatorSizeGuide = z.output<typeof sizeGuideSchema>

export const sizeGuidesSchema = z
  .array(sizeGuideSchema)
  .max(500)
  .superRefine((guides, context) => {
    const owners = new Map<string, string>()
    const claim = (key: string, what: string, slug: string, at: number) => {
      const owner = owners.get(key)
      if (owner === undefined) owners.set(key, slug)
      else context.addIssue({ code: 'custom', path: [at], message: `${what} has the guide ${owner} already` })
    }
    for (const [at, { slug, categories, brands = [''] }] of guides.entries()) {
      claim(slug, `the slug ${slug}`, slug, at)
      for (const category of categories)
        for (const brand of brands)
          claim(`${category} ${brand}`, brand === '' ? category : `${category} of ${brand}`, slug, at)
    }
  })

/** `GET /api/size-guides/{slug}` */
export const sizeGuideResponseSchema = z.object({ data: sizeGuideWireSchema })

function repeatedOf(named: readonly { name: string }[]): Set<string> {
  const names = named.map((one) => one.name)
  return new Set(names.filter((one, at) => names.indexOf(one) !== at))
}

function problemOf(value: SizeValue | undefined, { unit }: SizeColumn): string | undefined {
  if (value === undefined) return undefined
  if (unit === 'text') return typeof value === 'string' ? undefined : 'must be a text'
  if (typeof value === 'string') return `must be a whole number of ${unit}, or two of them`
  return typeof value === 'object' && value[0] > value[1]
    ? 'must go from the smaller to the larger'
    : undefined
}
