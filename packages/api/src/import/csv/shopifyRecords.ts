import {
  barcodeCell,
  cell,
  detailsOf,
  factsOf,
  groupRows,
  numberCell,
  split,
  threeLevels,
  valuesOf,
  type CsvRow,
  type FeedKind,
  type ImageCell,
  withColumns,
  type RecordReader,
} from './cells.ts'

/** Columns without which a file is no product export. */
const REQUIRED: Record<FeedKind, string[]> = {
  products: ['Handle', 'Title', 'Variant Price'],
  prices: ['Handle', 'Variant Price'],
  stock: ['Handle', 'Variant Inventory Qty'],
}
const OPTION_NUMBERS = [1, 2, 3]
/** Option name of a product without options in a Shopify export. */
const NO_OPTION = 'Title'

/** A product is the rows of a handle: rows with an option value or a price are its variants, rows with `Image Src` its pictures. */
export const shopifyRecords = (source: string): RecordReader =>
  async function* (rows, kind) {
    for await (const group of groupRows(withColumns(rows, REQUIRED[kind]), (row) => cell(row, 'Handle'))) {
      const [first] = group
      const variantLines = group.filter(isSold).map(({ line }) => line)
      yield { line: first.line, value: toLine(source, group), variantLines }
    }
  }

const isSold = (row: CsvRow) => cell(row, 'Variant Price') !== undefined

function toLine(source: string, group: [CsvRow, ...CsvRow[]]): object {
  const [first] = group
  const sold = group.filter(isSold)
  const path = split(cell(first, 'Product Category'), '>')
  const type = cell(first, 'Type')
  return {
    source,
    source_id: cell(first, 'Handle'),
    title: cell(first, 'Title'),
    brand: cell(first, 'Vendor'),
    category_path: threeLevels(path.length > 0 ? path : type === undefined ? [] : [type]),
    description: cell(first, 'Body (HTML)'),
    images: imagesOf(group),
    state: cell(first, 'Status'),
    ...factsOf(first),
    ...detailsOf(first),
    ...variantsOf(first, sold),
  }
}

function imagesOf(group: readonly CsvRow[]): ImageCell[] {
  const placed = group.flatMap((row, index) => {
    const url = cell(row, 'Image Src')
    const position = numberCell(row, 'Image Position')
    const image = { src: url, alt: cell(row, 'Image Alt Text') }
    return url === undefined ? [] : [{ image, position: typeof position === 'number' ? position : index + 1 }]
  })
  return placed.toSorted((a, b) => a.position - b.position).map(({ image }) => image)
}

function variantsOf(first: CsvRow, sold: readonly CsvRow[]): object {
  const groups = OPTION_NUMBERS.flatMap((number) => {
    const name = cell(first, `Option${number} Name`)
    return name === undefined || name === NO_OPTION ? [] : [{ number, name }]
  })
  const [only = first] = sold
  if (groups.length === 0) return soldAs(only)
  const variants = sold.map((row) => {
    const choices = groups.flatMap(({ number, name }) => {
      const value = cell(row, `Option${number} Value`)
      return value === undefined ? [] : [{ group: name, value }]
    })
    const picture = cell(row, 'Variant Image')
    return { ...valuesOf(choices), images: picture === undefined ? [] : [picture], ...soldAs(row) }
  })
  return { options: [{ groups: groups.map(({ name }) => name), variants }] }
}

/** The compare-at price is the MRP where it is above the price. Negative stock, which Shopify allows, counts as 0. */
function soldAs(row: CsvRow): object {
  const price = numberCell(row, 'Variant Price')
  const before = numberCell(row, 'Variant Compare At Price')
  const units = numberCell(row, 'Variant Inventory Qty')
  const isReduced = typeof before === 'number' && typeof price === 'number' && before > price
  return {
    selling_price: price,
    mrp: isReduced ? before : price,
    quantity: typeof units === 'number' ? Math.max(0, units) : units,
    sku: cell(row, 'Variant SKU'),
    barcode: barcodeCell(row, 'Variant Barcode'),
  }
}
