import { sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { all, not, some, type Condition } from '../Condition.ts'
import { anyOf } from '../meaning/TypeConditions.ts'
import type { SearchQuery } from '../SearchQuery.ts'
import { matches } from './matches.ts'

/** A type with more products in other categories is looked for by its names. */
const IDS_MAX = 2_000

interface Entry {
  version: number
  reading: Promise<Condition>
  /** What was read. */
  type: Condition | undefined
}

/**
 * Products that have a type in their title, and are in categories of other types. They are few, and hold until the catalogue changes. To
 * find them by up to 160 names takes longer than all else in a search, of which several statements need them.
 */
export class TypeProducts {
  readonly #db: Database
  readonly #known = new WeakMap<Condition, Entry>()

  constructor(db: Database) {
    this.#db = db
  }

  /** Finds the products of a type, as they are in `version`. Does nothing for another condition. */
  async find(type: Condition, version: number): Promise<void> {
    if (type.is !== 'some' || type.isType !== true) return
    const known = this.#known.get(type)
    const entry: Entry =
      known?.version === version ? known : { version, reading: this.#read(type), type: undefined }
    this.#known.set(type, entry)
    try {
      entry.type = await entry.reading
    } catch (error) {
      if (this.#known.get(type) === entry) this.#known.delete(type) // the next search tries again
      throw error
    }
  }

  /** The condition with ids in place of the names of types that were found; itself where it has none of them. */
  resolve(condition: Condition, version: number): Condition {
    switch (condition.is) {
      case 'not': {
        const of = this.resolve(condition.of, version)
        return of === condition.of ? condition : not(of)
      }
      case 'all':
      case 'some': {
        const known = this.#known.get(condition)
        if (known?.type !== undefined && known.version === version) return known.type
        const of = condition.of.map((one) => this.resolve(one, version))
        return of.every((one, index) => one === condition.of[index]) ? condition : { ...condition, of }
      }
      default:
        return condition
    }
  }

  resolveSearch({ match, wanted }: SearchQuery, version: number): SearchQuery {
    const { own, whole } = wanted
    return {
      match: this.resolve(match, version),
      wanted: {
        ...wanted,
        own: own && this.resolve(own, version),
        whole: whole && this.resolve(whole, version),
      },
    }
  }

  async #read(type: Extract<Condition, { is: 'some' }>): Promise<Condition> {
    const categories = type.of.filter(({ is }) => is === 'category')
    const others = type.of.filter(({ is }) => is !== 'category')
    const elsewhere = all(some(1, others), ...categories.map(not))
    if (others.length === 0 || elsewhere === undefined) return type
    const { rows } = await this.#db.execute<{ id: number }>(sql`
      with elsewhere as materialized (select id from product where is_active and ${matches(elsewhere)})
      select id from elsewhere limit ${IDS_MAX + 1}`)
    const ids = rows.map(({ id }) => id)
    if (ids.length > IDS_MAX) return type
    return anyOf([...categories, ids.length > 0 ? { is: 'product', ids } : undefined])
  }
}
