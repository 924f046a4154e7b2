import { COLLECTIONS } from '@shop/contract/product-list.schema'
import { slugSchema } from '@shop/contract/wire.schema'
import { asc, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '#database/openDatabase.ts'
import { homeSection } from '#database/schema/home.ts'
import { categoryName, filled, isUnique } from '../fields.ts'
import { missingCategories, missingSlugs } from '../missing.ts'

const ruleSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('best-sellers') }).strict(),
  z.object({ kind: z.literal('new') }).strict(),
  z.object({ kind: z.literal('discount') }).strict(),
  categoryName.extend({ kind: z.literal('category') }).strict(),
  z.object({ kind: z.literal('brand'), slug: slugSchema }).strict(),
  z.object({ kind: z.literal('products'), slugs: z.array(slugSchema).min(1).max(24) }).strict(),
])

const sectionSchema = z.object({ title: filled(80), slug: slugSchema, rule: ruleSchema }).strict()

export const sectionsSchema = z
  .array(sectionSchema)
  .max(20)
  .refine((sections) => isUnique(sections.map(({ slug }) => slug)), 'has two sections with the same slug')
type Sections = z.output<typeof sectionsSchema>

export async function readSections(tx: Transaction): Promise<Sections> {
  const rows = await tx.select().from(homeSection).orderBy(asc(homeSection.position), asc(homeSection.id))
  return rows.map(({ title, slug, rule }) => ({ title, slug, rule }))
}

export async function writeSections(tx: Transaction, sections: Sections): Promise<void> {
  await tx.delete(homeSection)
  const rows = sections.map((section, position) => ({ ...section, position }))
  if (rows.length > 0) await tx.insert(homeSection).values(rows)
}

/** Lists without a category or a brand. */
const LISTS: readonly string[] = [...COLLECTIONS, 'offers', 'all']

export async function unknownOfSections(tx: Transaction, sections: Sections): Promise<string[]> {
  const rules = sections.map(({ rule }) => rule)
  const lists = sections.map(({ slug }) => slug).filter((slug) => !LISTS.includes(slug))
  const { rows } = await tx.execute<{ slug: string }>(sql`
    select slug from unnest(${sql.param(lists)}::text[]) as asked (slug)
    where slug not in (select slug from brand union select slug from category)`)
  const noList = new Set(rows.map(({ slug }) => slug))
  const noBrand = await missingSlugs(
    tx,
    'brand',
    rules.flatMap((rule) => (rule.kind === 'brand' ? rule.slug : [])),
  )
  const noProduct = await missingSlugs(
    tx,
    'product',
    rules.flatMap((rule) => (rule.kind === 'products' ? rule.slugs : [])),
  )
  const noCategory = await missingCategories(
    tx,
    rules.flatMap((rule) => (rule.kind === 'category' ? rule : [])),
  )
  return sections.flatMap(({ slug, rule }, index) => {
    const place = `sections.${index}`
    const problems = noList.has(slug)
      ? [`${place}.slug: there is no list ${slug}, to which the section leads.`]
      : []
    if (rule.kind === 'brand' && noBrand.has(rule.slug))
      problems.push(`${place}.rule: there is no brand ${rule.slug}.`)
    if (rule.kind === 'category' && noCategory.has(`${rule.level} ${rule.slug}`))
      problems.push(`${place}.rule: there is no ${rule.level} category ${rule.slug}.`)
    if (rule.kind === 'products')
      for (const one of rule.slugs)
        if (noProduct.has(one)) problems.push(`${place}.rule: there is no product ${one}.`)
    return problems
  })
}
