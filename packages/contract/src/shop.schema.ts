import { z } from 'zod'
import { lineSchema } from './people.schema.ts'

/** Name of the shop, and its texts for pages and search engines. Pages add what the delivery settings promise. */
export const shopSchema = z.strictObject({
  name: lineSchema('the name of the shop', 40),
  /** Begin the numbers of orders and invoices. GST allows 16 characters, which an invoice with three letters has. */
  initials: z
    .string()
    .regex(/^[A-Z]{1,3}$/, 'must be one to three capitals, such as SN')
    .default('TP'),
  /** A few words that follow the name in the title of the home page. */
  tagline: lineSchema('the tagline', 60),
  /** What the shop sells, as a sentence, for search engines. */
  description: lineSchema('the description', 160),
  /** What the shop sells, as a phrase without a full stop, in the footer and on the page about the shop. */
  about: lineSchema('the phrase about the shop', 160),
  blog: z.strictObject({
    /** A few words that follow "The blog" in its title. */
    topics: lineSchema('the topics', 60),
    description: lineSchema('the description', 160),
  }),
})
export type Shop = z.output<typeof shopSchema>
