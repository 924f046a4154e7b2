import {
  barcodeCell,
  cell,
  detailsOf,
  factsOf,
  imageCells,
  numberCell,
  split,
  threeLevels,
  valuesOf,
  type CsvRow,
  type FeedKind,
  withColumns,
  type RecordReader,
} from './cells.ts'
import type { FeedRecord } from '../feedRecord.ts'

/** Columns without which a file is no product export. */
const REQUIRED: Record<FeedKind, string[]> = {
  products: ['ID', 'Type', 'Name', 'Regular price'],
  prices: ['ID', 'Type', 'Regular price'],
  stock: ['ID', 'Type', 'Stock'],
}

/** Types that can be sold here; grouped and external products can't. */
const SIMPLE = /^simple\b/
const VARIABLE = /^variable\b/
const VARIATION = /^variation\b/

/** Column that the operator adds: an export has no alternative texts. */
const ALT_TEXTS = 'Image Alt Text'

/** Variations name their product by SKU or `id:…` and may be anywhere in the file, so these products are kept in memory until its end. */
export const woocommerceRecords = (source: string): RecordReader =>
  async function* (rows, kind) {
    const parents: CsvRow[] = []
    const variations = new Map<string, CsvRow[]>()
    for await (const row of withColumns(rows, REQUIRED[kind])) {
      const type = cell(row, 'Type') ?? ''
      const parent = cell(row, 'Parent') ?? ''
      if (VARIATION.test(type)) variations.set(parent, [...(variations.get(parent) ?? []), row])
      else if (VARIABLE.test(type)) parents.push(row)
      else yield toRecord(source, row, type)
    }
    for (const row of parents) {
      const names = [cell(row, 'SKU'), `id:${cell(row, 'ID')}`]
      const own = names.flatMap((name) => variations.get(name ?? '') ?? [])
      const variants = variantsOf(own)
      yield {
        line: row.line,
        value: { ...toLine(source, row), ...variants },
        ...(variants.options.length === 1 && { variantLines: own.map(({ line }) => line) }),
      }
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
  return { line: row.line, value: { ...toLine(source, row), ...soldAs(row) } }
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
    images: imageCells(row, 'Images', ALT_TEXTS),
    state: (cell(row, 'Published') ?? '1') === '1' ? 'active' : 'draft',
    ...factsOf(row),
    ...detailsOf(row),
  }
}

function variantsOf(variations: readonly CsvRow[]) {
  const options = new Map<string, { groups: string[]; variants: object[] }>()
  for (const row of variations) {
    const choices = [1, 2, 3].flatMap((number) => {
      const group = cell(row, `Attribute ${number} name`)
      const value = cell(row, `Attribute ${number} value(s)`)
      return group === undefined || value === undefined ? [] : [{ group, value }]
    })
    const variant = { ...valuesOf(choices), images: imageCells(row, 'Images', ALT_TEXTS), ...soldAs(row) }
    const names = choices.map(({ group }) => group)
    const { variants = [] } = options.get(names.join()) ?? {}
    options.set(names.join(), { groups: names, variants: [...variants, variant] })
  }
  return { options: [...options.values()] }
}

function soldAs(row: CsvRow): object {
  const regular = numberCell(row, 'Regular price')
  return {
    mrp: regular,
    selling_price: numberCell(row, 'Sale price') ?? regular,
    quantity: numberCell(row, 'Stock'),
    sku: cell(row, 'SKU'),
    barcode: barcodeCell(row, 'GTIN, UPC, EAN, or ISBN'),
  }
}
