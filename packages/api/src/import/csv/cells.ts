import { FeedFileError } from '../FeedFileError.ts'
import type { FeedRecord } from '../feedRecord.ts'

/** Row of a CSV file: number of its first line, and its cells by column name; a list where the header has the name twice. */
export interface CsvRow {
  line: number
  cells: Readonly<Record<string, string | readonly string[]>>
}

/** What a file sets: products, or only prices or stock of known ones. */
export type FeedKind = 'products' | 'prices' | 'stock'

export type RecordReader = (rows: AsyncIterable<CsvRow>, kind: FeedKind) => AsyncIterable<FeedRecord>

export function cell({ cells }: CsvRow, column: string): string | undefined {
  const text = cells[column]
  if (typeof text === 'object')
    throw new FeedFileError(`The header has the column "${column}" twice. Rename or delete one of them.`)
  return text?.trim() || undefined
}

/** Refuses a file whose header lacks a column: without it a price or stock would silently be another one. */
export async function* withColumns(
  rows: AsyncIterable<CsvRow>,
  columns: readonly string[],
): AsyncGenerator<CsvRow> {
  let isChecked = false
  for await (const row of rows) {
    const missing = columns.filter((name) => !Object.hasOwn(row.cells, name)).map((name) => `"${name}"`)
    if (!isChecked && missing.length > 0) {
      const found = Object.keys(row.cells).filter((name) => name !== '')
      throw new FeedFileError(
        `The header has no ${missing.length === 1 ? 'column' : 'columns'} ${missing.join(', ')}. It has: ${found.join(', ')}.`,
      )
    }
    isChecked = true
    yield row
  }
}

/** Number of a cell, such as `₹1,29,999.00`. Text that is no number, such as `12,50`, stays text, which the feed's schema refuses. */
export function numberCell(row: CsvRow, column: string): number | string | undefined {
  const text = cell(row, column)
  if (text === undefined) return undefined
  const digits = text.replace(/^(?:₹|Rs\.?|INR)\s*/i, '')
  return /^-?(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d+)?$/.test(digits)
    ? Number(digits.replaceAll(',', ''))
    : text
}

/** Barcode of a cell; undefined for other codes, which a shop may keep in the column. */
export function barcodeCell(row: CsvRow, column: string): string | undefined {
  const code = cell(row, column)?.replace(/^'|[\s-]/g, '')
  return code !== undefined && /^\d{8,14}$/.test(code) ? code : undefined
}

/** Facts that a page must show by law, in columns that the operator adds to the export of a shop. */
export function factsOf(row: CsvRow): object {
  return {
    country_of_origin: cell(row, 'Country of origin'),
    net_quantity: cell(row, 'Net quantity'),
    manufacturer: cell(row, 'Manufacturer'),
    importer: cell(row, 'Importer'),
    best_before: cell(row, 'Best before'),
  }
}

/** Begins the name of a column whose cells are a specification: "Specification: Finish". */
const SPECIFICATION = 'Specification:'

/** Texts of the page, in columns that the operator adds to the export of a shop. */
export function detailsOf(row: CsvRow): object {
  const columns = Object.keys(row.cells).filter((name) => name.startsWith(SPECIFICATION))
  return {
    ingredients: cell(row, 'Ingredients'),
    how_to_use: cell(row, 'How to use'),
    highlights: listCell(row, 'Highlights'),
    specifications: specificationCells(
      row,
      columns.map((column) => ({ name: column.slice(SPECIFICATION.length).trim(), column })),
    ),
  }
}

/** Texts between bars; undefined without any. */
export function listCell(row: CsvRow, column: string): string[] | undefined {
  const texts = split(cell(row, column), '|')
  return texts.length === 0 ? undefined : texts
}

/** Specifications of the cells that have a text; undefined without any. */
export function specificationCells(
  row: CsvRow,
  columns: readonly { name: string; column: string }[],
): { name: string; value: string }[] | undefined {
  const specifications = columns.flatMap(({ name, column }) => {
    const value = cell(row, column)
    return value === undefined ? [] : [{ name, value }]
  })
  return specifications.length === 0 ? undefined : specifications
}

/** Three levels of a category path of any length: its first, its second and its last name. */
export function threeLevels(names: readonly string[]): [string, string, string] | undefined {
  const [main, sub = main] = names
  const child = names.at(-1)
  return main === undefined || sub === undefined || child === undefined ? undefined : [main, sub, child]
}

export function split(text: string | undefined, separator: string): string[] {
  return (text ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** Picture of a row, with its alternative text if there is one. */
export interface ImageCell {
  src: string | undefined
  alt: string | undefined
}

/** Addresses between commas, with texts between bars in the same order. */
export function imageCells(row: CsvRow, column: string, altColumn: string | undefined): ImageCell[] {
  const alts = altColumn === undefined ? [] : (cell(row, altColumn) ?? '').split('|')
  return split(cell(row, column), ',').map((src, index) => ({ src, alt: alts[index] }))
}

export interface Choice {
  group: string
  value: string
}

const COLOUR_GROUP = /^(?:colou?r|shade)$/i

/** Values of a variant that its choices name, with the colour of its swatch. */
export function valuesOf(choices: readonly Choice[]): { values: string[]; color_code: string | undefined } {
  return { values: choices.map(({ value }) => value), color_code: colourOf(choices) }
}

/** Name of the choice that is a colour, from which a swatch is drawn. */
function colourOf(choices: readonly Choice[]): string | undefined {
  return choices.find(({ group }) => COLOUR_GROUP.test(group))?.value
}

/** Groups consecutive rows with equal keys. Rows without a key continue the group before them. */
export async function* groupRows(
  rows: AsyncIterable<CsvRow>,
  keyOf: (row: CsvRow) => string | undefined,
): AsyncGenerator<[CsvRow, ...CsvRow[]]> {
  let group: [CsvRow, ...CsvRow[]] | undefined
  let key: string | undefined
  for await (const row of rows) {
    const own = keyOf(row)
    if (group !== undefined && (own === undefined || own === key)) group.push(row)
    else {
      if (group !== undefined) yield group
      group = [row]
      key = own
    }
  }
  if (group !== undefined) yield group
}
