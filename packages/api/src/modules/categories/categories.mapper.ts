import type { MainCategoryWire, SubCategoryWire } from '@shop/contract/categories.schema'
import type { findSubTree, listMainCategories } from './categories.repository.ts'

type MainRow = Awaited<ReturnType<typeof listMainCategories>>[number]
type TreeRows = NonNullable<Awaited<ReturnType<typeof findSubTree>>>

export function toMainCategoryWire({ id, name, slug, logo, banner }: MainRow): MainCategoryWire {
  return { id, name, slug, categoryLogo: logo, desktop_baner: banner }
}

/** Expects the rows in tree order. */
export function toSubCategoryTreeWire(rows: TreeRows): SubCategoryWire[] {
  const tree = new Map<number, SubCategoryWire>()
  for (const { sub, child } of rows) {
    if (sub === null) continue
    const branch = tree.get(sub.id) ?? { ...sub, childcategories: [] }
    if (child !== null) branch.childcategories.push(child)
    tree.set(sub.id, branch)
  }
  return [...tree.values()]
}
