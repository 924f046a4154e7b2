import type { z } from 'zod'
import { feedImages } from './feedImages.ts'
import { feedLineSchema, type FeedLine } from './feedLine.schema.ts'
import type { FeedProduct, FeedVariant, FieldProblem } from './feedProduct.ts'

export type ParsedLine =
  { ok: true; product: FeedProduct; droppedImages: number } | { ok: false; problems: FieldProblem[] }

/** Largest number of errors per line; a line of junk has hundreds. */
const PROBLEMS_MAX = 5

export function parseFeedLine(text: string): ParsedLine {
  const json = parseJson(text)
  if (!json.ok) return refuse([{ field: '(line)', reason: `is not JSON: ${json.reason}` }])
  const parsed = feedLineSchema.safeParse(json.value)
  if (!parsed.success) return refuse(parsed.error.issues.map(toProblem))
  const options = mergeVariants(parsed.data)
  if (!options.ok) return refuse(options.problems)
  const { urls, dropped } = feedImages(parsed.data.images)
  return { ok: true, product: toProduct(parsed.data, options.groups, urls), droppedImages: dropped }
}

function refuse(problems: FieldProblem[]): ParsedLine {
  return { ok: false, problems: problems.slice(0, PROBLEMS_MAX) }
}

function parseJson(text: string): { ok: true; value: unknown } | { ok: false; reason: string } {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) }
  }
}

function toProblem({ path, message }: z.core.$ZodIssue): FieldProblem {
  return { field: path.length === 0 ? '(line)' : path.join('.'), reason: message }
}

type Groups = FeedProduct['options']

/**
 * A name identifies a variant of its product. Equal duplicates are merged; unequal ones refuse the line, because the right price is
 * unknown.
 */
function mergeVariants({
  options,
}: FeedLine): { ok: true; groups: Groups } | { ok: false; problems: FieldProblem[] } {
  const groups = new Map<string, Map<string, FeedVariant>>()
  const problems: FieldProblem[] = []
  options.forEach(({ group, variants }, groupIndex) => {
    const seen = groups.get(group) ?? new Map<string, FeedVariant>()
    groups.set(group, seen)
    variants.forEach((line, index) => {
      const variant = toVariant(line)
      const twin = seen.get(variant.name)
      if (twin === undefined) seen.set(variant.name, variant)
      else if (JSON.stringify(twin) !== JSON.stringify(variant)) {
        const field = `options.${groupIndex}.variants.${index}.option_name`
        problems.push({ field, reason: `"${variant.name}" is there twice with different values` })
      }
    })
  })
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, groups: [...groups].map(([group, seen]) => ({ group, variants: [...seen.values()] })) }
}

function toVariant(line: FeedLine['options'][number]['variants'][number]): FeedVariant {
  const { option_name, color_code, mrp, selling_price, quantity } = line
  return { name: option_name, colourCode: color_code, mrp, sellingPrice: selling_price, quantity }
}

function toProduct(line: FeedLine, options: Groups, images: string[]): FeedProduct {
  const { source, source_id, title, brand, category_path, description, mrp, selling_price, quantity } = line
  return {
    source,
    sourceId: source_id,
    title,
    brand,
    categoryPath: category_path,
    description,
    images,
    options,
    mrp,
    sellingPrice: selling_price,
    quantity,
  }
}
