import type { z } from 'zod'
import { feedImages } from './feedImages.ts'
import { feedLineSchema, type FeedLine } from './feedLine.schema.ts'
import type { FeedOption, FeedProduct, FeedVariant, FieldProblem } from './feedProduct.ts'

export type ParsedLine =
  | { ok: true; product: FeedProduct; droppedImages: number }
  | { ok: false; problems: FieldProblem[] }

/** Largest number of errors per line; a line of junk has hundreds. */
export const PROBLEMS_MAX = 5

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
  const images = [line.images, ...line.options.flatMap(({ variants }) => variants.map((own) => own.images))]
  const read = images.map(feedImages)
  const altTexts = Object.assign({}, ...read.map((own) => own.altTexts).toReversed())
  const droppedImages = read.reduce((sum, { dropped }) => sum + dropped, 0)
  return { ok: true, product: { ...toProduct(line, options, prices), altTexts }, droppedImages }
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

/** Equal duplicates of a variant are merged. Unequal ones are a problem, because the right price is unknown. */
function mergeVariants(line: FeedLine, problems: FieldProblem[]): FeedOption[] {
  const options = new Map<string, { groups: string[]; seen: Map<string, FeedVariant> }>()
  line.options.forEach(({ group, groups, variants }, groupIndex) => {
    const { seen } = options.get(group) ?? { seen: new Map<string, FeedVariant>() }
    options.set(group, { groups, seen })
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
  return [...options].map(([group, { groups, seen }]) => ({ group, groups, variants: [...seen.values()] }))
}

function toVariant(
  own: FeedLine['options'][number]['variants'][number],
  line: FeedLine,
): FeedVariant | undefined {
  const prices = pricesOf(own, line)
  if (prices === undefined) return undefined
  const { option_name: name, values, color_code: colourCode = null, quantity, sku, barcode, images } = own
  return {
    name,
    values,
    colourCode,
    ...prices,
    quantity: quantity ?? 0,
    sku: sku ?? null,
    barcode: barcode ?? null,
    images: feedImages(images).urls,
  }
}

function toProduct(line: FeedLine, options: FeedOption[], prices: Prices): Omit<FeedProduct, 'altTexts'> {
  const { source, source_id, title, brand, category_path, description, quantity, sku, barcode } = line
  return {
    source,
    sourceId: source_id,
    title,
    brand,
    categoryPath: category_path,
    description,
    images: feedImages(line.images).urls,
    options,
    facts: {
      country_of_origin: line.country_of_origin ?? null,
      net_quantity: line.net_quantity ?? null,
      manufacturer: line.manufacturer ?? null,
      importer: line.importer ?? null,
      best_before: line.best_before ?? null,
    },
    ingredients: line.ingredients ?? undefined,
    howToUse: line.how_to_use ?? undefined,
    highlights: line.highlights ?? undefined,
    specifications: line.specifications ?? undefined,
    state: line.state ?? null,
    launchesAt: line.launches_at ?? null,
    popularity: line.popularity ?? 0,
    mrp: prices.mrp,
    sellingPrice: prices.sellingPrice,
    quantity: quantity ?? 0,
    sku: sku ?? null,
    barcode: barcode ?? null,
  }
}
