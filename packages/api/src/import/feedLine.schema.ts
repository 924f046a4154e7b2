import { paiseOfRupees } from '@shop/contract/money'
import { z } from 'zod'
import { plainText } from '#html/plainText.ts'
import { sanitiseHtml } from '#html/sanitiseHtml.ts'
import { parseColourCode } from './parseColourCode.ts'

const PRICE_MAX_RUPEES = 10_000_000
const QUANTITY_MAX = 1_000_000
const VARIANTS_MAX = 500
const DESCRIPTION_MAX = 200_000
const descriptionTooLong = `is longer than ${DESCRIPTION_MAX} characters`

const must = (be: string) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? 'is missing' : `must be ${be}`,
})

/** Text for shoppers. Markup, entities and extra white space are removed before the length is checked. */
const text = (max: number) =>
  z
    .string(must('a text'))
    .max(50_000, 'is far too long')
    .transform(plainText)
    .pipe(z.string().min(1, 'is empty').max(max, `is longer than ${max} characters`))

const key = (max: number) =>
  z
    .string(must('a text'))
    .trim()
    .min(1, 'is empty')
    .max(max, `is longer than ${max} characters`)
    .regex(/^[^\p{Cc}\p{Surrogate}]*$/u, 'has characters that cannot be stored')

const sourceId = z.union([z.string(), z.number().int()], must('a text')).transform(String).pipe(key(200))

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

// A text without a rule promises a price that nobody gets.
const noOfferText = z.never('needs a rule: add it with "offers add"').optional()

/** Prices and stock. Variants without prices of their own have those of the product. */
const sold = {
  mrp: price.nullish().describe('Rupees, with all taxes. The selling price unless given.'),
  selling_price: price.nullish().describe('Rupees.'),
  quantity: quantity
    .nullish()
    .describe(
      'Units that can be sold, in the first store. Used for new products and variants, and with --stock.',
    ),
}

const isNotAboveMrp = ({ mrp, selling_price }: { mrp?: number | null; selling_price?: number | null }) =>
  typeof mrp !== 'number' || typeof selling_price !== 'number' || selling_price <= mrp
const aboveMrp = { path: ['selling_price'], error: 'is above the mrp' }

const variantSchema = z
  .object({
    option_name: z
      .union([z.string(), z.number()], must('a text'))
      .transform(String)
      .pipe(text(100))
      .describe('Value of the group, such as "M". It identifies the variant.'),
    color_code: z
      .unknown()
      .transform(parseColourCode)
      .optional()
      .describe('Colour of the swatch: a hex code, rgb() or a name.'),
    ...sold,
  })
  .refine(isNotAboveMrp, aboveMrp)

/** Option groups that the shop treats specially (specification §2), in any spelling. */
const KNOWN_GROUPS = ['Size', 'Shade']

const groupSchema = z.object({
  group: text(50)
    .refine((name) => !name.includes(':'), 'must not contain a colon')
    .transform((name) => KNOWN_GROUPS.find((known) => known.toLowerCase() === name.toLowerCase()) ?? name),
  variants: z
    .array(variantSchema, must('a list'))
    .max(VARIANTS_MAX, `has more than ${VARIANTS_MAX} variants`),
})

const optionsSchema = z
  .array(groupSchema, must('a list'))
  .max(10, 'has more than 10 groups')
  .nullish()
  .transform((groups) => (groups ?? []).filter(({ variants }) => variants.length > 0))

const identity = {
  source: key(100).describe('Name of the feed.'),
  source_id: sourceId.describe(
    'Number of the product in its source. A product is known by source and source_id.',
  ),
}

/** Identity of a line, also of one that is refused. */
export const originSchema = z.object(identity)

/** Product of a feed. Unknown fields are ignored, except the text of an offer. */
export const feedLineSchema = z
  .object(
    {
      ...identity,
      title: text(500),
      brand: text(100),
      category_path: z.tuple([text(100), text(100), text(100)], must('[main, sub, child]')),
      description: z
        .string(must('a text'))
        .max(DESCRIPTION_MAX, descriptionTooLong)
        .nullish()
        .transform((html) => sanitiseHtml(html ?? ''))
        .pipe(z.string().max(DESCRIPTION_MAX, descriptionTooLong))
        .describe('HTML. It is reduced to prose, links and pictures.'),
      images: z
        .array(z.unknown(), must('a list'))
        .nullish()
        .transform((images) => images ?? [])
        .describe('Addresses of pictures, the first one for lists. Only https addresses are taken.'),
      options: optionsSchema.describe(
        'Groups of variants, such as Size. A product without options is its own variant.',
      ),
      offer: noOfferText,
      offer_details: noOfferText,
      currency: z.literal('INR', must('"INR"')).nullish(),
      ...sold,
    },
    must('an object'),
  )
  .refine(isNotAboveMrp, aboveMrp)
export type FeedLine = z.output<typeof feedLineSchema>

/** Line of a feed with prices or stock only. Other fields are ignored. */
export const valueLineSchema = z
  .object({ ...identity, options: optionsSchema, ...sold }, must('an object'))
  .refine(isNotAboveMrp, aboveMrp)
export type ValueLine = z.output<typeof valueLineSchema>

export function feedJsonSchema(): object {
  return z.toJSONSchema(feedLineSchema, { io: 'input', unrepresentable: 'any' })
}
