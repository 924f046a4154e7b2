import {
  cell,
  colourOf,
  joinChoices,
  numberCell,
  split,
  threeLevels,
  type CsvRow,
  type RecordReader,
} from './cells.ts'
import type { FeedRecord } from '../feedRecord.ts'

/** Types that can be sold here; grouped and external products can't. */
const SIMPLE = /^simple\b/
const VARIABLE = /^variable\b/
const VARIATION = /^variation\b/

/**
 * WooCommerce's product export. Variations name their product by SKU or `id:…` and may be anywhere in the file, so products with
 * variations are kept in memory until its end. Products that are not published there are left out.
 */
export const woocommerceRecords = (source: string): RecordReader =>
  async function* (rows) {
    const parents: CsvRow[] = []
    const variations = new Map<string, CsvRow[]>()
    for await (const row of rows) {
      const type = cell(row, 'Type') ?? ''
      const parent = cell(row, 'Parent') ?? ''
      if (VARIATION.test(type)) variations.set(parent, [...(variations.get(parent) ?? []), row])
      else if (VARIABLE.test(type)) parents.push(row)
      else yield toRecord(source, row, type)
    }
    for (const row of parents) {
      const names = [cell(row, 'SKU'), `id:${cell(row, 'ID')}`]
      const own = names.flatMap((name) => variations.get(name ?? '') ?? [])
      yield published(row) ?? { line: row.line, value: { ...toLine(source, row), ...variantsOf(own) } }
    }
  }

function toRecord(source: string, row: CsvRow, type: string): FeedRecord {
  if (!SIMPLE.test(type)) {
    return {
      line: row.line,
      leftOut: `its Type is ${type === '' ? 'empty' : type}`,
      sourceId: cell(row, 'ID') ?? '',
    }
  }
  return published(row) ?? { line: row.line, value: { ...toLine(source, row), ...soldAs(row) } }
}

/** Why a product is left out; undefined for a published one. */
function published(row: CsvRow): FeedRecord | undefined {
  if ((cell(row, 'Published') ?? '1') === '1') return undefined
  return { line: row.line, leftOut: 'it is not published', sourceId: cell(row, 'ID') ?? '' }
}

function toLine(source: string, row: CsvRow): object {
  const [category = ''] = split(cell(row, 'Categories'), ',')
  return {
    source,
    source_id: cell(row, 'ID'),
    title: cell(row, 'Name'),
    brand: cell(row, 'Brands'),
    category_path: threeLevels(split(category, '>')),
    description: cell(row, 'Description') ?? cell(row, 'Short description'),
    images: split(cell(row, 'Images'), ','),
  }
}

function variantsOf(variations: readonly CsvRow[]): object {
  const groups = new Map<string, object[]>()
  for (const row of variations) {
    const choices = [1, 2, 3].flatMap((number) => {
      const group = cell(row, `Attribute ${number} name`)
      const value = cell(row, `Attribute ${number} value(s)`)
      return group === undefined || value === undefined ? [] : [{ group, value }]
    })
    const choice = joinChoices(choices)
    const variant = { option_name: choice?.value, color_code: colourOf(choices), ...soldAs(row) }
    const group = choice?.group ?? ''
    groups.set(group, [...(groups.get(group) ?? []), variant])
  }
  return { options: [...groups].map(([group, variants]) => ({ group, variants })) }
}

function soldAs(row: CsvRow): object {
  const regular = numberCell(row, 'Regular price')
  return {
    mrp: regular,
    selling_price: numberCell(row, 'Sale price') ?? regular,
    quantity: numberCell(row, 'Stock'),
  }
}
