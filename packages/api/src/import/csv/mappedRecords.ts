import {
  cell,
  groupRows,
  imageCells,
  listCell,
  numberCell,
  specificationCells,
  split,
  threeLevels,
  valuesOf,
  type CsvRow,
  type FeedKind,
  type ImageCell,
  withColumns,
  type RecordReader,
} from './cells.ts'
import type { CsvMap } from './csvMap.schema.ts'

export const mappedRecords = (map: CsvMap): RecordReader =>
  async function* (rows, kind) {
    const keyOf = (row: CsvRow) => cell(row, map.group_by ?? map.columns.source_id)
    // Rows with the same source_id are variants of one product; without one a row is refused by itself.
    for await (const group of groupRows(
      withColumns(rows, columnsOf(map, kind)),
      (row) => keyOf(row) ?? `line ${row.line}`,
    )) {
      yield { line: group[0].line, value: toLine(map, group), variantLines: group.map(({ line }) => line) }
    }
  }

/** Columns that the file must have: all that the mapping names, or those that prices or stock are read from. */
function columnsOf({ group_by, columns, options, specifications }: CsvMap, kind: FeedKind): string[] {
  const { source_id, mrp, selling_price, quantity } = columns
  const identity = [group_by, source_id, ...options.map(({ column }) => column)]
  const named = {
    products: [
      ...identity,
      ...Object.values(columns).flat(),
      ...options.map(({ color_code }) => color_code),
      ...specifications.map(({ column }) => column),
    ],
    prices: [...identity, mrp, selling_price],
    stock: [...identity, quantity],
  }
  return [...new Set(named[kind])].filter((name) => name !== undefined)
}

function toLine(map: CsvMap, group: [CsvRow, ...CsvRow[]]): object {
  const [first] = group
  const { columns, defaults } = map
  const textOf = (column: string | undefined) => (column === undefined ? undefined : cell(first, column))
  return {
    source: map.source,
    source_id: textOf(map.group_by ?? columns.source_id),
    title: textOf(columns.title),
    brand: textOf(columns.brand) ?? defaults.brand,
    category_path: pathOf(map, first) ?? defaults.category_path,
    description: textOf(columns.description),
    images: imagesOf(map, group),
    popularity: columns.popularity === undefined ? undefined : numberCell(first, columns.popularity),
    country_of_origin: textOf(columns.country_of_origin) ?? defaults.country_of_origin,
    net_quantity: textOf(columns.net_quantity) ?? defaults.net_quantity,
    manufacturer: textOf(columns.manufacturer) ?? defaults.manufacturer,
    importer: textOf(columns.importer) ?? defaults.importer,
    best_before: textOf(columns.best_before) ?? defaults.best_before,
    ingredients: textOf(columns.ingredients),
    how_to_use: textOf(columns.how_to_use),
    highlights: columns.highlights === undefined ? undefined : listCell(first, columns.highlights),
    specifications: specificationCells(first, map.specifications),
    ...(map.options.length === 0 ? soldAs(map, first) : { options: optionsOf(map, group) }),
  }
}

function pathOf({ columns }: CsvMap, row: CsvRow) {
  const { category_path: path } = columns
  if (path === undefined) return undefined
  return threeLevels(
    typeof path === 'string' ? split(cell(row, path), '>') : path.flatMap((name) => cell(row, name) ?? []),
  )
}

function imagesOf({ columns }: CsvMap, group: readonly CsvRow[]): ImageCell[] {
  const { images = [], image_alts: alts = [] } = columns
  return group
    .flatMap((row) => {
      if (typeof images === 'string') return imageCells(row, images, [alts].flat()[0])
      return images.map((name, index) => {
        const alt = typeof alts === 'string' ? undefined : alts[index]
        return { src: cell(row, name), alt: alt && cell(row, alt) }
      })
    })
    .filter(({ src }) => src !== undefined)
}

function optionsOf(map: CsvMap, group: readonly CsvRow[]): object[] {
  const variants = group.map((row) => {
    const choices = map.options.flatMap((option) => {
      const value = cell(row, option.column)
      return value === undefined ? [] : [{ group: option.group, value }]
    })
    const colours = map.options.flatMap(({ color_code }) =>
      color_code === undefined ? [] : (cell(row, color_code) ?? []),
    )
    const { values, color_code } = valuesOf(choices)
    return { values, color_code: colours[0] ?? color_code, ...soldAs(map, row) }
  })
  return [{ groups: map.options.map((option) => option.group), variants }]
}

function soldAs({ columns }: CsvMap, row: CsvRow): object {
  const numberOf = (column: string | undefined) =>
    column === undefined ? undefined : numberCell(row, column)
  return {
    mrp: numberOf(columns.mrp),
    selling_price: numberOf(columns.selling_price),
    quantity: numberOf(columns.quantity),
    sku: columns.sku === undefined ? undefined : cell(row, columns.sku),
    barcode: columns.barcode === undefined ? undefined : cell(row, columns.barcode),
  }
}
