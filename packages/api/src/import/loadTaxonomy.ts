import { ne, sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { brand } from '#database/schema/brand.ts'
import { category } from '#database/schema/category.ts'
import { oldSlug } from '#database/schema/redirect.ts'
import type { FeedProduct } from './feedProduct.ts'
import { slugify } from './slugify.ts'

export interface TaxonomyIds {
  brandId: number
  mainId: number
  subId: number
  childId: number
}

export interface Taxonomy {
  resolve: (product: Pick<FeedProduct, 'brand' | 'categoryPath'>) => Promise<TaxonomyIds>
  /** Brands and categories that were created, or that a dry run would create. */
  created: { brands: number; categories: number }
}

type Level = 'main' | 'sub' | 'child'

interface CategoryNode {
  id: number
  slug: string
  isReturnable: boolean
}

/** Hygiene, innerwear and baby care can't be returned (specification §9). The name of a new category or of its parent decides. */
const NOT_RETURNABLE =
  /\b(?:hygiene|sanitary|intimates?|innerwear|underwear|lingerie|bras?|briefs?|pant(?:y|ies)|shapewear|bab(?:y|ies))\b/i

/** Brands and categories by name, ignoring case and accents. A dry run writes nothing and gives missing ones a negative id. */
export async function loadTaxonomy(db: Database, { isDryRun }: { isDryRun: boolean }): Promise<Taxonomy> {
  const brands = await db
    .select({ id: brand.id, slug: brand.slug, key: sql<string>`fold(${brand.name})` })
    .from(brand)
  const brandIds = new Map(brands.map(({ key, id }) => [key, id]))
  const oldSlugs = await db.select().from(oldSlug).where(ne(oldSlug.kind, 'product'))
  const brandSlugs = new Set([
    ...brands.map(({ slug }) => slug),
    ...oldSlugs.filter(({ kind }) => kind === 'brand').map(({ slug }) => slug),
  ])

  const categories = await db
    .select({ ...nodeColumns, key: sql<string>`fold(${category.name})` })
    .from(category)
  const nodes = new Map<string, CategoryNode>(
    categories.map((row) => [`${row.parentId ?? ''}/${row.key}`, row]),
  )
  const categorySlugs = new Set([
    ...categories.map(({ level, slug }) => `${level}/${slug}`),
    ...oldSlugs.map(({ kind, slug }) => `${kind}/${slug}`),
  ])

  const created = { brands: 0, categories: 0 }
  const fold = createFold(db)

  async function brandId(name: string): Promise<number> {
    const key = await fold(name)
    const known = brandIds.get(key)
    if (known !== undefined) return known
    const slug = freeSlug([slugify(name) || 'brand'], (candidate) => brandSlugs.has(candidate))
    created.brands += 1
    const id = isDryRun ? -created.brands : await insertBrand(db, { name, slug })
    brandIds.set(key, id)
    brandSlugs.add(slug)
    return id
  }

  async function categoryNode(
    level: Level,
    parent: CategoryNode | null,
    name: string,
  ): Promise<CategoryNode> {
    const key = `${parent?.id ?? ''}/${await fold(name)}`
    const known = nodes.get(key)
    if (known !== undefined) return known
    const own = slugify(name) || 'category'
    const candidates = parent === null ? [own] : [own, `${parent.slug}-${own}`]
    const slug = freeSlug(candidates, (candidate) => categorySlugs.has(`${level}/${candidate}`))
    const isReturnable = (parent?.isReturnable ?? true) && !NOT_RETURNABLE.test(name)
    created.categories += 1
    const row = { level, parentId: parent?.id ?? null, name, slug, isReturnable }
    const node = { id: isDryRun ? -created.categories : await insertCategory(db, row), slug, isReturnable }
    nodes.set(key, node)
    categorySlugs.add(`${level}/${slug}`)
    return node
  }

  return {
    created,
    async resolve({ brand: brandName, categoryPath: [mainName, subName, childName] }) {
      const main = await categoryNode('main', null, mainName)
      const sub = await categoryNode('sub', main, subName)
      const child = await categoryNode('child', sub, childName)
      return { brandId: await brandId(brandName), mainId: main.id, subId: sub.id, childId: child.id }
    },
  }
}

const nodeColumns = {
  id: category.id,
  level: category.level,
  parentId: category.parentId,
  slug: category.slug,
  isReturnable: category.isReturnable,
}

function createFold(db: Database): (name: string) => Promise<string> {
  const keys = new Map<string, string>()
  return async (name) => {
    const known = keys.get(name)
    if (known !== undefined) return known
    const { rows } = await db.execute<{ key: string }>(sql`select fold(${name}) as key`)
    const key = rows[0]?.key ?? name
    keys.set(name, key)
    return key
  }
}

/** First slug that is free, or the last one with a number. */
function freeSlug(candidates: string[], isTaken: (slug: string) => boolean): string {
  const free = candidates.find((candidate) => !isTaken(candidate))
  if (free !== undefined) return free
  for (let number = 2; ; number++) {
    const numbered = `${candidates.at(-1)}-${number}`
    if (!isTaken(numbered)) return numbered
  }
}

async function insertBrand(db: Database, row: { name: string; slug: string }): Promise<number> {
  const [written] = await db.insert(brand).values(row).returning({ id: brand.id })
  return idOf(written)
}

async function insertCategory(
  db: Database,
  row: { level: Level; parentId: number | null; name: string; slug: string; isReturnable: boolean },
): Promise<number> {
  const last = sql`(select coalesce(max(position), -1) + 1 from category where level = ${row.level}
    and parent_id is not distinct from ${row.parentId}::integer)`
  const [written] = await db
    .insert(category)
    .values({ ...row, position: last })
    .returning({ id: category.id })
  return idOf(written)
}

function idOf(row: { id: number } | undefined): number {
  if (row === undefined) throw new Error('The database answered an insert without its row')
  return row.id
}
