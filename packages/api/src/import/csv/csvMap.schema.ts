import { z } from 'zod'

const column = z.string().min(1)
const OPTIONS_MAX = 3

/** A mapping file: which column holds what. */
export const csvMapSchema = z.strictObject({
  source: z.string().min(1).describe('Name of the feed. A product is known by source and source_id.'),
  group_by: column
    .optional()
    .describe('Column that is equal in all rows of a product with variants. The rows follow each other.'),
  columns: z.strictObject({
    source_id: column,
    title: column.optional(),
    brand: column.optional(),
    category_path: z
      .union([column, z.tuple([column, column, column])])
      .optional()
      .describe('One column with "Main > Sub > Child", or three columns.'),
    description: column.optional(),
    images: z
      .union([column, z.array(column)])
      .optional()
      .describe('One column with addresses between commas, or several columns.'),
    image_alts: z
      .union([column, z.array(column)])
      .optional()
      .describe('Alternative texts: one column with texts between bars, or as many columns as images has.'),
    mrp: column.optional(),
    selling_price: column.optional(),
    quantity: column.optional(),
    popularity: column.optional(),
    sku: column.optional(),
    barcode: column.optional(),
    country_of_origin: column.optional(),
    net_quantity: column.optional(),
    manufacturer: column.optional(),
    importer: column.optional(),
    best_before: column.optional(),
    ingredients: column.optional(),
    how_to_use: column.optional(),
    highlights: column.optional().describe('Texts between bars.'),
  }),
  options: z
    .array(z.strictObject({ group: z.string().min(1), column, color_code: column.optional() }))
    .max(OPTIONS_MAX)
    .default([])
    .describe('Columns of option values, such as {"group": "Size", "column": "size"}.'),
  specifications: z
    .array(z.strictObject({ name: z.string().min(1), column }))
    .default([])
    .describe('Columns of specifications in the order of the page: {"name": "Finish", "column": "finish"}.'),
  defaults: z
    .strictObject({
      brand: z.string().optional(),
      category_path: z.tuple([z.string(), z.string(), z.string()]).optional(),
      country_of_origin: z.string().optional(),
      net_quantity: z.string().optional(),
      manufacturer: z.string().optional(),
      importer: z.string().optional(),
      best_before: z.string().optional(),
    })
    .default({})
    .describe('Values of products without one of their own.'),
})
export type CsvMap = z.output<typeof csvMapSchema>
