import { paiseOfRupees } from '@shop/contract/money'
import { slugSchema } from '@shop/contract/wire.schema'
import { z } from 'zod'
import type { OfferRule } from './OfferRule.ts'

const PERCENT_MAX = 90
const QUANTITY_MAX = 10

const rupees = z.number().int().min(1).max(1_000_000).transform(paiseOfRupees)
const quantity = (min: number) => z.number().int().min(min).max(QUANTITY_MAX)
const percent = z.number().int().min(1).max(PERCENT_MAX)
const name = z.string().trim().min(1).max(60)

/** Rules as an operator writes them, in whole rupees. */
const ruleSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('set_price'), quantity: quantity(2), price: rupees }).strict(),
    z.object({ kind: z.literal('percent'), quantity: quantity(2), percent }).strict(),
    z.object({ kind: z.literal('pay_for'), quantity: quantity(2), pays: quantity(1) }).strict(),
    z.object({ kind: z.literal('amount_off'), from: rupees, off: rupees }).strict(),
    z
      .object({
        kind: z.literal('gift'),
        quantity: quantity(1).default(1),
        from: rupees.optional(),
        gift: z.object({ product: slugSchema, option: name.optional() }).strict(),
      })
      .strict(),
    z
      .object({
        kind: z.literal('bundle'),
        parts: z
          .array(z.object({ name, products: z.array(slugSchema).min(1) }).strict())
          .min(2)
          .max(5),
        percent,
      })
      .strict(),
  ])
  .refine((rule) => rule.kind !== 'pay_for' || rule.pays < rule.quantity, {
    path: ['pays'],
    error: 'must be less than quantity',
  })
  .refine((rule) => rule.kind !== 'amount_off' || rule.off < rule.from, {
    path: ['off'],
    error: 'must be less than from',
  })

const day = z.iso.date().transform((text) => new Date(`${text}T00:00:00+05:30`))
const DAY_MS = 86_400_000

/** Offer as an operator adds it. It has no text: `offerTitle` makes that from the rule. The products of a bundle are in its parts. */
export const offerInputSchema = z
  .object({
    key: slugSchema,
    /** Name of the products in the offer's text: "kurtas". */
    noun: z.string().trim().max(40).default(''),
    rule: ruleSchema,
    products: z.array(slugSchema).min(1).optional(),
    brand: slugSchema.optional(),
    category: slugSchema.optional(),
    from: day.optional(),
    /** Last day of the offer. */
    until: day.transform((start) => new Date(start.getTime() + DAY_MS)).optional(),
  })
  .strict()
  .refine(
    ({ rule, products, brand, category }) =>
      [products, brand, category].filter((one) => one !== undefined).length ===
      (rule.kind === 'bundle' ? 0 : 1),
    { error: 'Say what it is for by one of products, brand and category; a bundle has parts instead.' },
  )
  .refine(({ from, until }) => from === undefined || until === undefined || from < until, {
    path: ['until'],
    error: 'is before from',
  })

export type OfferInput = z.output<typeof offerInputSchema>
export type OfferSource = z.input<typeof offerInputSchema>

export function toOfferRule({ rule }: OfferInput): OfferRule {
  switch (rule.kind) {
    case 'set_price':
      return { kind: rule.kind, quantity: rule.quantity, pricePaise: rule.price }
    case 'amount_off':
      return { kind: rule.kind, fromPaise: rule.from, offPaise: rule.off }
    case 'gift':
      return { kind: rule.kind, quantity: rule.quantity, fromPaise: rule.from ?? 0 }
    case 'bundle':
      return { kind: rule.kind, parts: rule.parts.map((part) => part.name), percent: rule.percent }
    default:
      return rule
  }
}
