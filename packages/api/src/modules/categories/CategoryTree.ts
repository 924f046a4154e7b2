import type { BreadcrumbWire } from '@shop/contract/products.schema'
import { groupBy } from '#lists/groupBy.ts'
import type { CategoryLevel, CategoryRow } from './categories.repository.ts'

const LEVELS: readonly CategoryLevel[] = ['main', 'sub', 'child']

/** All categories of the shop, in menu order. */
export class CategoryTree {
  readonly #byId: ReadonlyMap<number, CategoryRow>
  readonly #bySlug: ReadonlyMap<string, CategoryRow[]>

  constructor(rows: readonly CategoryRow[]) {
    this.#byId = new Map(rows.map((row) => [row.id, row]))
    this.#bySlug = groupBy(rows, ({ slug }) => slug)
  }

  get(id: number): CategoryRow | undefined {
    return this.#byId.get(id)
  }

  /** Category of a slug on a level, otherwise main before sub before child. */
  find(slug: string, level: CategoryLevel | undefined): CategoryRow | undefined {
    const named = this.#bySlug.get(slug) ?? []
    const levels = level === undefined ? LEVELS : [level]
    return levels.flatMap((one) => named.find((row) => row.level === one) ?? [])[0]
  }

  /** Path to a category, main category first. */
  path(category: CategoryRow): BreadcrumbWire[] {
    const { id, name, slug, level, parentId } = category
    const parent = parentId === null ? undefined : this.#byId.get(parentId)
    return [...(parent === undefined ? [] : this.path(parent)), { id, name, slug, level }]
  }

  /** Those of these ids, in menu order. */
  inMenuOrder(ids: ReadonlySet<number>): CategoryRow[] {
    return [...this.#byId.values()].filter(({ id }) => ids.has(id))
  }
}
