import { slugSchema } from '@shop/contract/wire.schema'
import { asc, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '#database/openDatabase.ts'
import { blogCategory } from '#database/schema/blog.ts'
import { rows } from '#import/jsonRows.ts'
import { filled, isUnique } from '../fields.ts'

const named = { slug: slugSchema, name: filled(80) }

/** Categories of the blog in their order. A slug is used once, at either level. */
export const postCategoriesSchema = z
  .array(z.object({ ...named, children: z.array(z.object(named).strict()).max(50).default([]) }).strict())
  .max(50)
  .refine((categories) => isUnique(slugsOf(categories)), 'has a slug twice')
type PostCategories = z.output<typeof postCategoriesSchema>

export const slugsOf = (categories: readonly { slug: string; children: readonly { slug: string }[] }[]) =>
  categories.flatMap(({ slug, children }) => [slug, ...children.map((child) => child.slug)])

export async function readPostCategories(tx: Transaction): Promise<PostCategories> {
  const { slug, name } = blogCategory
  return tx
    .select({
      slug,
      name,
      children: sql<PostCategories[number]['children']>`coalesce((
        select json_agg(json_build_object('slug', sub.slug, 'name', sub.name) order by sub.position, sub.id)
        from blog_category sub where sub.parent_id = "blog_category"."id"), '[]')`,
    })
    .from(blogCategory)
    .where(isNull(blogCategory.parentId))
    .orderBy(asc(blogCategory.position), asc(blogCategory.id))
}

/** Parents before their children. Categories that the file lacks stay until `deletePostCategories`, because posts may have them. */
export async function writePostCategories(tx: Transaction, categories: PostCategories): Promise<void> {
  const parents = categories.map(({ slug, name }, position) => ({ slug, name, position, parent: null }))
  const children = categories.flatMap((parent) =>
    parent.children.map(({ slug, name }, position) => ({ slug, name, position, parent: parent.slug })),
  )
  for (const level of [parents, children]) {
    await tx.execute(sql`
      insert into blog_category (slug, name, position, parent_id)
      select g.slug, g.name, g.position, p.id
      from jsonb_to_recordset(${rows(level)}) as g (slug text, name text, position int, parent text)
      left join blog_category p on p.slug = g.parent
      on conflict (slug) do update set name = excluded.name, position = excluded.position, parent_id = excluded.parent_id`)
  }
}

export async function deletePostCategories(tx: Transaction, kept: PostCategories): Promise<void> {
  const isGone = sql`slug <> all(${sql.param(slugsOf(kept))}::text[])`
  await tx.execute(sql`delete from blog_category where parent_id is not null and ${isGone}`)
  await tx.execute(sql`delete from blog_category where ${isGone}`)
}
