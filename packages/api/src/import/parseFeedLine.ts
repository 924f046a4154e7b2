import type { z } from 'zod'
import { feedImages } from './feedImages.ts'
import { feedLineSchema, type FeedLine } from './feedLine.schema.ts'
import type { FeedProduct, FeedVariant, FieldProblem } from './feedProduct.ts'

export type ParsedLine =
  { ok: true; product: FeedProduct; droppedImages: number } | { ok: false; problems: FieldProblem[] }

/** Largest number of errors per line; a line of junk has hundreds. */
export const PROBLEMS_MAX = 5

/** Checks and cleans one product of a feed. */
export function parseFeedLine(value: unknown): ParsedLine {
  const parsed = feedLineSchema.safeParse(value)
  if (!parsed.success) return refuse(parsed.error.issues.map(toProblem))
  const line = parsed.data
  const problems: FieldProblem[] = []
  const options = mergeVariants(line, problems)
  const cheapest = options
    .flatMap(({ variants }) => variants)
    .toSorted((a, b) => a.sellingPrice - b.sellingPrice || a.mrp - b.mrp)[0]
  const prices = pricesOf(line) ?? cheapest
  if (prices === undefined && problems.length === 0)
    problems.push({ field: 'selling_price', reason: 'is missing' })
  if (prices === undefined || problems.length > 0) return refuse(problems)
  const { urls, dropped } = feedImages(line.images)
  return { ok: true, product: toProduct(line, options, prices, urls), droppedImages: dropped }
}

function refuse(problems: FieldProblem[]): ParsedLine {
  return { ok: false, problems: problems.slice(0, PROBLEMS_MAX) }
}

export function toProblem({ path, message }: z.core.$ZodIssue): FieldProblem {
  return { field: path.length === 0 ? '(line)' : path.join('.'), reason: message }
}

type Prices = Pick<FeedProduct, 'mrp' | 'sellingPrice'>

/** Prices of a product, or of a variant of a product with prices. Undefined when there are none. */
function pricesOf(
  own: Pick<FeedLine, 'mrp' | 'selling_price'>,
  product?: Pick<FeedLine, 'mrp' | 'selling_price'>,
): Prices | undefined {
  const sellingPrice = own.selling_price ?? own.mrp ?? product?.selling_price ?? product?.mrp
  if (sellingPrice === undefined || sellingPrice === null) return undefined
  const mrp = product?.mrp ?? sellingPrice
  return { sellingPrice, mrp: own.mrp ?? (mrp > sellingPrice ? mrp : sellingPrice) }
}

/**
 * A name identifies a variant of its product. Equal duplicates are merged; unequal ones are a problem, because the right price is
 * unknown.
 */
function mergeVariants(line: FeedLine, problems: FieldProblem[]): FeedProduct['options'] {
  const groups = new Map<string, Map<string, FeedVariant>>()
  line.options.forEach(({ group, variants }, groupIndex) => {
    const seen = groups.get(group) ?? new Map<string, FeedVariant>()
    groups.set(group, seen)
    variants.forEach((own, index) => {
      const field = `options.${groupIndex}.variants.${index}`
      const variant = toVariant(own, line)
      if (variant === undefined) {
        problems.push({ field: `${field}.selling_price`, reason: 'is missing' })
        return
      }
      const twin = seen.get(variant.name)
      if (twin === undefined) seen.set(variant.name, variant)
      else if (JSON.stringify(twin) !== JSON.stringify(variant)) {
        problems.push({
          field: `${field}.option_name`,
          reason: `"${variant.name}" is there twice with different values`,
        })
      }
    })
  })
  return [...groups].map(([group, seen]) => ({ group, variants: [...seen.values()] }))
}

function toVariant(
  own: FeedLine['options'][number]['variants'][number],
  line: FeedLine,
): FeedVariant | undefined {
  const prices = pricesOf(own, line)
  if (prices === undefined) return undefined
  const { option_name: name, color_code: colourCode = null, quantity } = own
  return { name, colourCode, ...prices, quantity: quantity ?? 0 }
}

function toProduct(
  line: FeedLine,
  options: FeedProduct['options'],
  prices: Prices,
  images: string[],
): FeedProduct {
  const { source, source_id, title, brand, category_path, description, quantity } = line
  return {
    source,
    sourceId: source_id,
    title,
    brand,
    categoryPath: category_path,
    description,
    images,
    options,
    mrp: prices.mrp,
    sellingPrice: prices.sellingPrice,
    quantity: quantity ?? 0,
  }
}
