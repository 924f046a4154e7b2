import { z } from 'zod'
import { rupeesSchema, slugSchema } from './wire.schema.ts'

const rate = z.number().int('must be whole per cent').min(0).max(40)
const hsn = z.string().regex(/^\d{4,8}$/, 'must be an HSN code of 4 to 8 digits')

const goodsSchema = z.strictObject({
  hsn,
  rate,
  /** Rate of a piece that is worth more than `price` before tax, such as clothing and footwear. */
  above: z.strictObject({ price: rupeesSchema, rate }).optional(),
})
export type GstGoods = z.output<typeof goodsSchema>

/** HSN codes and rates of GST. A category without its own has that of the category above it, and in the end `others`. */
export const gstSettingsSchema = z.strictObject({
  categories: z.record(slugSchema, goodsSchema),
  others: goodsSchema,
  delivery: z.strictObject({ hsn, rate }),
})
export type GstSettings = z.output<typeof gstSettingsSchema>
