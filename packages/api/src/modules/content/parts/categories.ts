import { colorCodeSchema, slugSchema } from '@shop/contract/wire.schema'
import { asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '#database/openDatabase.ts'
import { category } from '#database/schema/category.ts'
import { rows } from '#import/jsonRows.ts'
import { isUnique, picture } from '../fields.ts'
import { missingCategories } from '../missing.ts'

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

/** Main categories in their order. */
export const categoriesSchema = z
  .array(categorySchema)
  .max(100)
  .refine((list) => isUnique(list.map(({ slug }) => slug)), 'has a category twice')
type Categories = z.output<typeof categoriesSchema>

export async function readCategories(tx: Transaction): Promise<Categories> {
  return tx
    .select({
      slug: category.slug,
      picture: category.logo,
      banner: category.banner,
      tint: category.tint,
      children: sql<string[]>`array(select sub.slug from category sub where sub.parent_id = "category"."id"
        order by sub.position, sub.id)`,
    })
    .from(category)
    .where(eq(category.level, 'main'))
    .orderBy(asc(category.position), asc(category.id))
}

/** Categories that the file does not name follow those that it names, in the order that they had. */
export async function writeCategories(tx: Transaction, categories: Categories): Promise<void> {
  const mains = categories.map(({ slug, picture, banner, tint }, place) => {
    return { slug, place, picture: picture ?? null, banner: banner ?? null, tint: tint ?? null }
  })
  await tx.execute(sql`
    update category c set logo = m.picture, banner = m.banner, tint = m.tint
    from jsonb_to_recordset(${rows(mains)}) as m (slug text, picture text, banner text, tint text)
    where c.level = 'main' and c.slug = m.slug`)
  const places = [
    ...mains.map(({ slug, place }) => ({ parent: null as string | null, slug, place })),
    ...categories.flatMap(({ slug: parent, children }) =>
      children.map((slug, place) => ({ parent, slug, place })),
    ),
  ]
  await tx.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${rows(places)}) as g (parent text, slug text, place int)
    ), ordered as (
      select c.id, row_number() over (partition by c.parent_id order by g.place nulls last, c.position, c.id) - 1 as position
      from category c
      left join category p on p.id = c.parent_id
      left join given g on g.slug = c.slug and g.parent is not distinct from p.slug
      where c.level in ('main', 'sub')
    )
    update category c set position = o.position from ordered o where o.id = c.id and c.position <> o.position`)
}

export async function unknownOfCategories(tx: Transaction, categories: Categories): Promise<string[]> {
  const missing = await missingCategories(
    tx,
    categories.map(({ slug }) => ({ level: 'main', slug })),
  )
  const { rows: subs } = await tx.execute<{ name: string }>(sql`
    select p.slug || ' ' || c.slug as name from category c join category p on p.id = c.parent_id`)
  const known = new Set(subs.map(({ name }) => name))
  return categories.flatMap(({ slug, children }, index) => [
    ...(missing.has(`main ${slug}`) ? [`categories.${index}: there is no main category ${slug}.`] : []),
    ...children
      .filter((child) => !known.has(`${slug} ${child}`))
      .map((child) => `categories.${index}.children: ${slug} has no sub-category ${child}.`),
  ])
}
