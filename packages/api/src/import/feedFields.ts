import { paiseOfRupees } from '@shop/contract/money'
import { z } from 'zod'
import { plainText } from '#html/plainText.ts'
import { parseMoment } from '#time/parseMoment.ts'

const PRICE_MAX_RUPEES = 10_000_000
const QUANTITY_MAX = 1_000_000

export const must = (be: string) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? 'is missing' : `must be ${be}`,
})

/** Text for shoppers. Markup, entities and extra white space are removed before the length is checked. */
export const text = (max: number) =>
  z
    .string(must('a text'))
    .max(50_000, 'is far too long')
    .transform(plainText)
    .pipe(z.string().min(1, 'is empty').max(max, `is longer than ${max} characters`))

export const key = (max: number) =>
  z
    .string(must('a text'))
    .trim()
    .min(1, 'is empty')
    .max(max, `is longer than ${max} characters`)
    .regex(/^[^\p{Cc}\p{Surrogate}]*$/u, 'has characters that cannot be stored')

const price = z
  .number(must('a number of rupees'))
  .positive('must be above 0')
  .max(PRICE_MAX_RUPEES, `is above ${PRICE_MAX_RUPEES}`)
  .refine((rupees) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-4, 'has more than two decimals')
  .transform(paiseOfRupees)

const quantity = z
  .number(must('a number'))
  .int('must be a whole number')
  .min(0, 'must not be negative')
  .max(QUANTITY_MAX, `is above ${QUANTITY_MAX}`)

/** Date and time; in India unless it says otherwise. */
export const moment = z.string(must('a text')).transform((text, context) => {
  const parsed = parseMoment(text)
  if (parsed !== undefined) return parsed.toISOString()
  context.addIssue({ code: 'custom', message: 'must be a date such as 2026-12-01, or 2026-12-01 10:00' })
  return z.NEVER
})

/** Prices, stock and numbers. Variants without prices of their own have those of the product. */
export const sold = {
  mrp: price.nullish().describe('Rupees, with all taxes. The selling price unless given.'),
  selling_price: price.nullish().describe('Rupees.'),
  quantity: quantity
    .nullish()
    .describe(
      'Units that can be sold, in the first store. Used for new products and variants, and with --stock.',
    ),
  sku: key(100).nullish().describe('Your own number of the variant. No other variant has it.'),
  barcode: z
    .union([z.string(), z.number().int()], must('a text'))
    .transform((code) => String(code).replace(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{8,14}$/, 'must have 8 to 14 digits'))
    .nullish()
    .describe('EAN, UPC or another GTIN.'),
}

export const isNotAboveMrp = ({
  mrp,
  selling_price,
}: {
  mrp?: number | null
  selling_price?: number | null
}) => typeof mrp !== 'number' || typeof selling_price !== 'number' || selling_price <= mrp
export const aboveMrp = { path: ['selling_price'], error: 'is above the mrp' }
