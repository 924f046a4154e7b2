import { z } from 'zod'
import { sanitiseHtml } from '#html/sanitiseHtml.ts'
import { PRODUCT_STATES } from '#database/schema/product.ts'
import { detailSchemas } from './feedDetails.schema.ts'
import { aboveMrp, isNotAboveMrp, key, moment, must, sold, text } from './feedFields.ts'
import { imagesSchema, optionsSchema } from './feedOptions.schema.ts'

const DESCRIPTION_MAX = 200_000
const descriptionTooLong = `is longer than ${DESCRIPTION_MAX} characters`

const sourceId = z.union([z.string(), z.number().int()], must('a text')).transform(String).pipe(key(200))

// A text without a rule promises a price that nobody gets.
const noOfferText = z.never('needs a rule: add it with "offers add"').optional()

const identity = {
  source: key(100).describe('Name of the feed.'),
  source_id: sourceId.describe(
    'Number of the product in its source. A product is known by source and source_id.',
  ),
}

/** Identity of a line, also of one that is refused. */
export const originSchema = z.object(identity)

/** Facts that Indian law requires on a page. A known product keeps facts that a feed does not name. */
const factSchemas = {
  country_of_origin: text(100).nullish(),
  net_quantity: text(100).nullish().describe('Such as "50 ml" or "1 piece".'),
  manufacturer: text(500).nullish().describe('Name and address.'),
  importer: text(500).nullish().describe('Name and address; required for products from abroad.'),
  best_before: text(200).nullish().describe('Such as "24 months from manufacture", where it applies.'),
}

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
      images: imagesSchema.describe(
        'Https addresses of pictures, or with --pictures names of files. The first one is for lists. A picture with an alternative text is {"src": …, "alt": …}.',
      ),
      options: optionsSchema.describe(
        'Groups of variants, such as Size, or combinations of groups. A product without options is its own variant.',
      ),
      ...factSchemas,
      ...detailSchemas,
      state: z
        .enum(PRODUCT_STATES, must('draft, active or archived'))
        .nullish()
        .describe('A new product is active unless given, and a known one stays as it is.'),
      launches_at: moment
        .nullish()
        .describe('Date, or date and time, from which it is sold: "2026-12-01 10:00" in India.'),
      popularity: z
        .number(must('a number'))
        .int('must be a whole number')
        .min(0, 'must not be negative')
        .max(1_000_000, 'is above 1000000')
        .nullish()
        .describe('Start of the popularity of a new product: 20 for each unit sold lately.'),
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
