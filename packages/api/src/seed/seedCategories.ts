import { categoryScenes } from '@shop/demo-catalogue/categories'
import { coverOf } from '@shop/demo-catalogue/pictures/subjectOf'
import type { DemoCategory } from '@shop/demo-catalogue/types'
import type { Transaction } from '#database/openDatabase.ts'
import { category } from '#database/schema/category.ts'
import type { PictureBook } from './PictureBook.ts'

export interface CategoryRow {
  id: number
  slug: string
  name: string
  level: 'main' | 'sub' | 'child'
  /** Main category of this category, or itself. */
  main: { id: number; slug: string; tint: string }
  /** Sub-category of this category, or itself. */
  sub?: { id: number; slug: string }
}

/** Inserts the tree level by level, because each level needs the ids of the one above. Keys are level and slug (`child:kajal`). */
export async function seedCategories(
  tx: Transaction,
  tree: readonly DemoCategory[],
  pictures: PictureBook,
): Promise<Map<string, CategoryRow>> {
  const rows = new Map<string, CategoryRow>()
  for (const [position, main] of tree.entries()) {
    const tint = main.tint ?? '#f3ece4'
    const { tile, ...scene } = categoryScenes[main.slug] ?? { kinds: ['gift-box' as const], colours: [tint] }
    const cover =
      tile === undefined
        ? { kind: 'gift-box' as const, colour: tint, tint }
        : coverOf({ products: [tile], tint })
    const mainId = await insert(tx, {
      level: 'main',
      slug: main.slug,
      name: main.name,
      position,
      tint,
      logo: pictures.add({ of: 'category', ...cover }),
      banner: pictures.add({ of: 'scene', ...scene, tint, width: 1600, height: 1000 }),
    })
    const mainRow = { id: mainId, slug: main.slug, tint }
    rows.set(`main:${main.slug}`, { ...mainRow, name: main.name, level: 'main', main: mainRow })
    for (const [subPosition, sub] of (main.children ?? []).entries()) {
      const isReturnable = sub.isReturnable ?? true
      const subId = await insert(tx, {
        level: 'sub',
        parentId: mainId,
        slug: sub.slug,
        name: sub.name,
        position: subPosition,
        isReturnable,
      })
      const subRow = { id: subId, slug: sub.slug }
      rows.set(`sub:${sub.slug}`, { ...subRow, name: sub.name, level: 'sub', main: mainRow, sub: subRow })
      for (const [childPosition, child] of (sub.children ?? []).entries()) {
        const { slug, name } = child
        const id = await insert(tx, {
          level: 'child',
          parentId: subId,
          slug,
          name,
          position: childPosition,
          isReturnable: child.isReturnable ?? true,
        })
        rows.set(`child:${slug}`, { id, slug, name, level: 'child', main: mainRow, sub: subRow })
      }
    }
  }
  return rows
}

async function insert(tx: Transaction, values: typeof category.$inferInsert): Promise<number> {
  const [row] = await tx.insert(category).values(values).returning({ id: category.id })
  if (row === undefined) throw new Error('The database did not return the new category')
  return row.id
}
