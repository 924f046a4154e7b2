import { COLLECTIONS } from '@shop/contract/product-list.schema'
import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/openDatabase.ts'
import type { ContentFile } from './contentFile.schema.ts'

/** Lists without a category or a brand. */
const LISTS: readonly string[] = [...COLLECTIONS, 'offers', 'all']

/** Sentences about what the file names and the shop does not have. */
export async function findUnknown(tx: Transaction, file: ContentFile): Promise<string[]> {
  const { rows: brandRows } = await tx.execute<{ slug: string }>(sql`select slug from brand`)
  const { rows: categoryRows } = await tx.execute<{ name: string; slug: string; parent: string | null }>(sql`
    select c.level || ' ' || c.slug as name, c.slug, p.slug as parent from category c left join category p on p.id = c.parent_id`)
  const brands = new Set(brandRows.map(({ slug }) => slug))
  const categories = new Set(categoryRows.map(({ name }) => name))
  const subs = new Set(categoryRows.map(({ parent, slug }) => `${parent} ${slug}`))
  const lists = new Set([...LISTS, ...brands, ...categoryRows.map(({ slug }) => slug)])
  const products = await unknownProducts(tx, file)

  const problems = (file.brands ?? [])
    .filter((slug) => !brands.has(slug))
    .map((slug) => `brands: there is no brand ${slug}.`)
  for (const [index, { slug, rule }] of (file.sections ?? []).entries()) {
    const place = `sections.${index}`
    if (!lists.has(slug))
      problems.push(`${place}.slug: there is no list ${slug}, to which the section leads.`)
    if (rule.kind === 'brand' && !brands.has(rule.slug))
      problems.push(`${place}.rule: there is no brand ${rule.slug}.`)
    if (rule.kind === 'category' && !categories.has(`${rule.level} ${rule.slug}`))
      problems.push(`${place}.rule: there is no ${rule.level} category ${rule.slug}.`)
    if (rule.kind === 'products')
      for (const one of rule.slugs)
        if (products.has(one)) problems.push(`${place}.rule: there is no product ${one}.`)
  }
  for (const [index, { slug, children }] of (file.categories ?? []).entries()) {
    if (!categories.has(`main ${slug}`))
      problems.push(`categories.${index}: there is no main category ${slug}.`)
    for (const child of children)
      if (!subs.has(`${slug} ${child}`))
        problems.push(`categories.${index}.children: ${slug} has no sub-category ${child}.`)
  }
  return problems
}

async function unknownProducts(tx: Transaction, file: ContentFile): Promise<Set<string>> {
  const named = (file.sections ?? []).flatMap(({ rule }) => (rule.kind === 'products' ? rule.slugs : []))
  const { rows } = await tx.execute<{ slug: string }>(sql`
    select slug from unnest(${sql.param(named)}::text[]) as asked (slug)
    where not exists (select from product where product.slug = asked.slug)`)
  return new Set(rows.map(({ slug }) => slug))
}
