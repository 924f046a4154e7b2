import type { Database } from '#database/openDatabase.ts'
import type { CatalogueState } from '#http/CatalogueState.ts'
import { CurrentValue } from '#http/CurrentValue.ts'
import { KeptRows } from '#http/KeptRows.ts'
import { CategoryTree } from '#modules/categories/CategoryTree.ts'
import {
  findOldCategory,
  listCategories,
  type CategoryLevel,
  type CategoryRow,
} from '#modules/categories/categories.repository.ts'
import { findOptionNames, listBrandNames } from './facetNames.repository.ts'
import { findOldBrands } from './filterNames.repository.ts'

const OPTIONS_MAX_BYTES = 4 * 1024 * 1024
/** The colour of an option value follows its variants within this time. */
const OPTIONS_MAX_AGE_MS = 20_000

type BrandName = Awaited<ReturnType<typeof listBrandNames>>[number]
type OptionName = Awaited<ReturnType<typeof findOptionNames>>[number]

/** Names in lists and their filters, kept in memory until something changes that is not limited to products. */
export class ListNames {
  readonly #db: Database
  readonly #categories: CurrentValue<CategoryTree>
  readonly #brands: CurrentValue<readonly BrandName[]>
  readonly #options: KeptRows<OptionName>

  constructor(db: Database, state: () => Promise<CatalogueState | undefined>) {
    this.#db = db
    this.#categories = new CurrentValue(async () => new CategoryTree(await listCategories(db)), state)
    this.#brands = new CurrentValue<readonly BrandName[]>(() => listBrandNames(db), state)
    this.#options = new KeptRows<OptionName>({
      maxBytes: OPTIONS_MAX_BYTES,
      maxAgeMs: OPTIONS_MAX_AGE_MS,
      state,
      read: async (ids) => new Map((await findOptionNames(db, ids)).map((row) => [row.id, row])),
      productsOf: () => [],
    })
  }

  /** Category of a slug, or of an earlier one, with the path to it. */
  async category(slug: string, level: CategoryLevel | undefined) {
    const tree = await this.#categories.get()
    const found = tree.find(slug, level) ?? (await this.#oldCategory(tree, slug, level))
    return found && { ...found, breadcrumbs: tree.path(found) }
  }

  /** Those of these ids, in menu order. */
  async categories(ids: Iterable<number>): Promise<CategoryRow[]> {
    return (await this.#categories.get()).inMenuOrder(new Set(ids))
  }

  /** Those of these ids, by name. */
  async brands(ids: Iterable<number>): Promise<BrandName[]> {
    const wanted = new Set(ids)
    return (await this.#brands.get()).filter(({ id }) => wanted.has(id))
  }

  /** Brands of slugs, or of earlier ones, each with the slug that was asked for. */
  async brandsOf(slugs: readonly string[]): Promise<BrandName[]> {
    if (slugs.length === 0) return []
    const brands = await this.#brands.get()
    const named = brands.filter(({ slug }) => slugs.includes(slug))
    const known = new Set(named.map(({ slug }) => slug))
    const old = await findOldBrands(
      this.#db,
      slugs.filter((slug) => !known.has(slug)),
    )
    const renamed = old.flatMap(({ id, slug }) => {
      const brand = brands.find((one) => one.id === id)
      return brand === undefined ? [] : { ...brand, slug }
    })
    return [...named, ...renamed]
  }

  async options(ids: readonly number[]): Promise<OptionName[]> {
    return [...(await this.#options.get(ids)).values()]
  }

  async #oldCategory(tree: CategoryTree, slug: string, level: CategoryLevel | undefined) {
    const id = await findOldCategory(this.#db, slug, level)
    return id === undefined ? undefined : tree.get(id)
  }
}
