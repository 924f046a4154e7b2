import { newProductsSince } from '#modules/products/isNew.ts'
import type { ProductFilter } from '#modules/products/productFilter.ts'
import type { CategoryScope, Counts } from '../../SearchEngine.ts'
import { storeBit } from './productRows.ts'
import type { CategoryPath, IndexSegment } from './IndexSegment.ts'
import type { IndexSegments } from './IndexSegments.ts'

export interface CountInput {
  segments: IndexSegments
  optionGroups: readonly string[]
  filter: ProductFilter
  /** Ids of the products that the search found; undefined without one. */
  found: Int32Array | undefined
  categories: CategoryScope
}

/** Filter that excludes a row: none, exactly one (whose facet still counts the row), or more. */
const NOTHING = -1
const SEVERAL = -2
const BRAND = 0
const PRICE = 1
const DISCOUNT = 2
const RATING = 3
const FIRST_OPTION_GROUP = 4

const DAY_MS = 86_400_000
const FIRST_DAY = Date.UTC(2000, 0, 1)

/** Counts every facet in one pass over the products of the category, or over those of them that the search found. */
export function countFacets({ segments, optionGroups, filter, found, categories }: CountInput): Counts {
  const blockerOf = blocker(filter)
  const foundRows = found && segments.rowsOf(found)
  const brands = new Uint32Array(segments.brandMax + 1)
  const options = new Uint32Array(optionGroups.length)
  const discounts = new Uint32Array(101)
  const ratings = new Uint32Array(51)
  const categoryCounts = new Map<number, number>()
  const chosenGroups = [...filter.options.keys()]
  let total = 0
  let min = Infinity
  let max = -Infinity

  for (const segment of segments.all()) {
    const isInCategory = isWithin(segment.path, filter.category)
    const isInScope = isWithin(segment.path, categories.within)
    if (!isInCategory && !isInScope) continue
    const rows = foundRows && (foundRows.get(segment) ?? [])
    const size = rows?.length ?? segment.size
    let passed = 0
    for (let at = 0; at < size; at++) {
      const row = rows === undefined ? at : (rows[at] ?? 0)
      const blocked = blockerOf(segment, row)
      if (blocked === SEVERAL) continue
      if (blocked === NOTHING) passed++
      if (!isInCategory) continue
      const isPassing = blocked === NOTHING
      if (isPassing || blocked === BRAND) count(brands, segment.brand[row])
      if (isPassing || blocked === DISCOUNT) count(discounts, segment.discount[row])
      if (isPassing || blocked === RATING) count(ratings, segment.ratingTenths[row])
      if (isPassing || blocked === PRICE) {
        const price = segment.pricePaise[row] ?? 0
        if (price < min) min = price
        if (price > max) max = price
      }
      if (!isPassing && blocked < FIRST_OPTION_GROUP) continue
      const end = segment.optionsFrom[row + 1] ?? 0
      for (let place = segment.optionsFrom[row] ?? 0; place < end; place++) {
        const option = segment.options[place] ?? 0
        if (filter.inStock && (option & 1) === 0) continue
        const id = option >>> 1
        if (isPassing || optionGroups[id] === chosenGroups[blocked - FIRST_OPTION_GROUP]) count(options, id)
      }
    }
    if (isInCategory) total += passed
    if (isInScope && passed > 0) {
      const id = segment.path[categories.children]
      categoryCounts.set(id, (categoryCounts.get(id) ?? 0) + passed)
    }
  }
  return {
    total,
    brands: positive(brands),
    categories: categoryCounts,
    options: positive(options),
    optionGroups,
    pricePaise: max < min ? undefined : { min, max },
    discounts,
    ratings,
  }
}

function isWithin(path: CategoryPath, category: CategoryScope['within']): boolean {
  return category === undefined || path[category.level] === category.id
}

function count(counts: Uint32Array, key: number | undefined): void {
  if (key !== undefined) counts[key] = (counts[key] ?? 0) + 1
}

function positive(counts: Uint32Array): Map<number, number> {
  const found = new Map<number, number>()
  for (const [id, number] of counts.entries()) if (number > 0) found.set(id, number)
  return found
}

/** Filter that excludes a row, apart from the category. */
function blocker(filter: ProductFilter): (segment: IndexSegment, row: number) => number {
  const { storeId, price, discount, ratingMin = 0 } = filter
  const offered = filter.offer && new Set(filter.offer.productIds)
  const isBestSellers = filter.collection === 'best-sellers'
  const isNewLaunches = filter.collection === 'new-launches'
  const newAfterDay = Math.round((Date.parse(newProductsSince()) - FIRST_DAY) / DAY_MS)
  const store = storeId === undefined ? 0 : storeBit(storeId)
  const brands = new Set(filter.brandIds)
  const groups = [...filter.options.values()].map((ids) => new Set(ids))
  const { min: priceMin = 0, max: priceMax = Infinity } = price
  const { min: discountMin = 0, max: discountMax = 100 } = discount

  return (segment, row) => {
    if (segment.isAlive[row] === 0) return SEVERAL
    if (offered !== undefined && !offered.has(segment.id[row] ?? 0)) return SEVERAL
    const stores = segment.stores[row] ?? 0
    if (filter.inStock && stores === 0) return SEVERAL
    if (store !== 0 && (stores & store) === 0) return SEVERAL
    if (isBestSellers && segment.isBestSeller[row] === 0) return SEVERAL
    if (isNewLaunches && (segment.launchedDay[row] ?? 0) <= newAfterDay) return SEVERAL
    let blocked = NOTHING
    if (brands.size > 0 && !brands.has(segment.brand[row] ?? 0)) blocked = BRAND
    const paise = segment.pricePaise[row] ?? 0
    if (paise < priceMin || paise > priceMax) blocked = blocked === NOTHING ? PRICE : SEVERAL
    const percent = segment.discount[row] ?? 0
    if (percent < discountMin || percent > discountMax) blocked = blocked === NOTHING ? DISCOUNT : SEVERAL
    if ((segment.ratingTenths[row] ?? 0) / 10 < ratingMin) blocked = blocked === NOTHING ? RATING : SEVERAL
    for (const [group, ids] of groups.entries()) {
      if (blocked === SEVERAL) break
      if (!hasOption(segment, row, ids, filter.inStock)) {
        blocked = blocked === NOTHING ? FIRST_OPTION_GROUP + group : SEVERAL
      }
    }
    return blocked
  }
}

/** True when a product has one of these option values, in stock when the filter requires it. */
function hasOption(segment: IndexSegment, row: number, ids: ReadonlySet<number>, inStock: boolean): boolean {
  const end = segment.optionsFrom[row + 1] ?? 0
  for (let at = segment.optionsFrom[row] ?? 0; at < end; at++) {
    const option = segment.options[at] ?? 0
    if (ids.has(option >>> 1) && (!inStock || (option & 1) === 1)) return true
  }
  return false
}
