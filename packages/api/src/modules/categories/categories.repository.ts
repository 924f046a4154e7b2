import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { BreadcrumbWire } from '@shop/contract/products.schema'
import type { Database } from '#database/openDatabase.ts'
import { category, categoryLevel } from '#database/schema/category.ts'
import { STANDING } from '#modules/products/recommended.ts'
import { ownerOfOldSlug } from '#modules/redirects/oldSlugs.ts'

export type CategoryLevel = BreadcrumbWire['level']

const columns = {
  id: category.id,
  level: category.level,
  parentId: category.parentId,
  slug: category.slug,
  name: category.name,
}

/** The first picture of a category's most popular product. */
function pictureIn(column: 'main_id' | 'sub_id', id: SQL) {
  return sql<
    string | null
  >`(select media[1] from product where ${sql.identifier(column)} = ${id} and is_active
    and media <> '{}' order by in_stock desc, ${STANDING} desc, product.id limit 1)`
}

/** Main categories in menu order. One without a picture has that of its best product. */
export function listMainCategories(db: Database) {
  return db
    .select({
      ...columns,
      logo: sql<string | null>`coalesce(${category.logo}, ${pictureIn('main_id', sql`"category"."id"`)})`,
      banner: category.banner,
    })
    .from(category)
    .where(eq(category.level, 'main'))
    .orderBy(asc(category.position), asc(category.id))
}

/** Sub-categories of a main category with their children, in menu order; null for an unknown main category. */
export async function findSubTree(db: Database, mainId: number) {
  const child = alias(category, 'child')
  const rows = await db
    .select({
      main: { id: category.id },
      sub: {
        id: sub.id,
        slug: sub.slug,
        name: sub.name,
        picture: pictureIn('sub_id', sql`${sub.id}`),
      },
      child: { id: child.id, slug: child.slug, name: child.name },
    })
    .from(category)
    .leftJoin(sub, eq(sub.parentId, category.id))
    .leftJoin(child, eq(child.parentId, sub.id))
    .where(and(eq(category.id, mainId), eq(category.level, 'main')))
    .orderBy(asc(sub.position), asc(sub.id), asc(child.position), asc(child.id))
  return rows.length === 0 ? null : rows
}

const sub = alias(category, 'sub')

/** All categories, in menu order. */
export function listCategories(db: Database) {
  return db.select(columns).from(category).orderBy(asc(category.position), asc(category.id))
}

export type CategoryRow = Awaited<ReturnType<typeof listCategories>>[number]

/** Id of the category that had this slug earlier. */
export async function findOldCategory(
  db: Database,
  slug: string,
  level: CategoryLevel | undefined,
): Promise<number | undefined> {
  const owner = ownerOfOldSlug(level === undefined ? categoryLevel.enumValues : [level], slug)
  const { rows } = await db.execute<{ id: number | null }>(sql`select ${owner} as id`)
  return rows[0]?.id ?? undefined
}
