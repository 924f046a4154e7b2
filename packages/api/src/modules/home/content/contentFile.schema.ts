import { colorCodeSchema, slugSchema } from '@shop/contract/wire.schema'
import { z } from 'zod'
import { readNewAddress } from '#modules/redirects/redirectPath.ts'

const text = (max: number) => z.string().trim().max(max)
const filled = (max: number) => text(max).min(1)

/** Address of a picture, or with --pictures its name. */
const picture = filled(2_000)

const link = z
  .string()
  .refine((address) => readNewAddress(address).ok, 'must be a page of this shop, such as /productList/kurtis')

const bannerSchema = z
  .object({
    eyebrow: text(60).default(''),
    title: filled(120),
    text: text(300).default(''),
    button: filled(40),
    link,
    picture,
    alt: text(200).default(''),
    tint: colorCodeSchema,
    /** First and last day in India; shown at once and for ever without them. */
    from: z.iso.date().optional(),
    until: z.iso.date().optional(),
  })
  .strict()
  .refine(({ from, until }) => from === undefined || until === undefined || from <= until, {
    path: ['until'],
    error: 'is before from',
  })

const ruleSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('best-sellers') }).strict(),
  z.object({ kind: z.literal('new') }).strict(),
  z.object({ kind: z.literal('discount') }).strict(),
  z
    .object({ kind: z.literal('category'), level: z.enum(['main', 'sub', 'child']), slug: slugSchema })
    .strict(),
  z.object({ kind: z.literal('brand'), slug: slugSchema }).strict(),
  z.object({ kind: z.literal('products'), slugs: z.array(slugSchema).min(1).max(24) }).strict(),
])

const sectionSchema = z.object({ title: filled(80), slug: slugSchema, rule: ruleSchema }).strict()

const categorySchema = z
  .object({
    slug: slugSchema,
    picture: picture.nullable().optional(),
    banner: picture.nullable().optional(),
    tint: colorCodeSchema.nullable().optional(),
    /** Sub-categories in their order. */
    children: z.array(slugSchema).max(200).default([]),
  })
  .strict()

const isUnique = (names: readonly string[]) => new Set(names).size === names.length

/** Content of the home page, whole. */
export const contentSchema = z
  .object({
    banners: z.array(bannerSchema).max(10),
    sections: z
      .array(sectionSchema)
      .max(20)
      .refine(
        (sections) => isUnique(sections.map(({ slug }) => slug)),
        'has two sections with the same slug',
      ),
    /** Brands we stand behind. */
    brands: z.array(slugSchema).max(60),
    /** Main categories in their order. */
    categories: z
      .array(categorySchema)
      .max(100)
      .refine((list) => isUnique(list.map(({ slug }) => slug)), 'has a category twice'),
  })
  .strict()
export type Content = z.output<typeof contentSchema>

/** File of an operator: the parts that it changes, each of them whole. */
export const contentFileSchema = contentSchema.partial()
export type ContentFile = z.output<typeof contentFileSchema>
