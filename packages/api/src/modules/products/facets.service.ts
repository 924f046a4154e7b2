import { rupeesOfPaise } from '@shop/contract/money'
import type { FacetsWire } from '@shop/contract/product-list.schema'
import { groupBy } from '#lists/groupBy.ts'
import { compareSizes } from './compareSizes.ts'
import type { Counts } from '#modules/search/SearchEngine.ts'
import type { ListNames } from './ListNames.ts'
import { isOfferedAsPlain, plainColourOf } from './plainColours.ts'
import { isSize } from './productCards.mapper.ts'

/** Bounds of a response, beyond what a list of a real shop has. */
const BRANDS_MAX = 10_000
const OPTIONS_MAX = 2_000
const DISCOUNT_BUCKETS = [10, 20, 30, 40, 50, 60, 70]
const RATING_FLOORS = [4, 3, 2, 1]

export interface FacetChoices {
  /** Selected values, which stay in the facets even with a count of 0. */
  brandIds: readonly number[]
  optionIds: readonly number[]
}

const ofCounts = new WeakMap<Counts, Promise<FacetsWire>>()

/** Facets of a list. All of its pages and orders share them, for as long as the search engine keeps the counts. */
export function facetsOf(names: ListNames, counts: Counts, chosen: FacetChoices): Promise<FacetsWire> {
  const known = ofCounts.get(counts)
  if (known !== undefined) return known
  const facets = toFacets(names, counts, chosen)
  ofCounts.set(counts, facets)
  facets.catch(() => ofCounts.delete(counts))
  return facets
}

/** Counts with names: the most frequent values and the selected ones. */
async function toFacets(names: ListNames, counts: Counts, chosen: FacetChoices): Promise<FacetsWire> {
  const optionIds = [...groupBy([...counts.options], ([id]) => counts.optionGroups[id] ?? '').values()]
    .toSorted((one, other) => sumOf(other) - sumOf(one))
    .flatMap((group) => mostFrequent(new Map(group), OPTIONS_MAX))
  const [brands, categories, options] = await Promise.all([
    names.brands(union(mostFrequent(counts.brands, BRANDS_MAX), chosen.brandIds)),
    names.categories(counts.categories.keys()),
    names.options(union(optionIds, chosen.optionIds)),
  ])
  const rank = new Map(union(optionIds, chosen.optionIds).map((id, index) => [id, index]))
  // Whoever chooses "Pink" gets "Rani Pink", too.
  const ranked = options
    .filter(
      ({ id, group, value, colorCode }) =>
        chosen.optionIds.includes(id) || !isOfferedAsPlain(group, value, colorCode),
    )
    .toSorted((one, other) => (rank.get(one.id) ?? 0) - (rank.get(other.id) ?? 0))
  return {
    brands: brands
      .map(({ id, slug, name }) => ({
        slug,
        name,
        count: counts.brands.get(id) ?? 0,
      }))
      .toSorted((one, other) => other.count - one.count),
    categories: categories.map(({ id, slug, name, level }) => ({
      slug,
      name,
      level,
      count: counts.categories.get(id) ?? 0,
    })),
    options: [...groupBy(ranked, ({ group }) => group)].map(([group, values]) => ({
      group,
      values: (isSize(group)
        ? values.toSorted((one, other) => compareSizes(one.value, other.value))
        : values
      ).map(({ id, value, colorCode }) => ({
        value,
        count: counts.options.get(id) ?? 0,
        color_code: colorCode ?? plainColourOf(value),
      })),
    })),
    price: {
      min: rupeesOfPaise(counts.pricePaise?.min ?? 0),
      max: rupeesOfPaise(counts.pricePaise?.max ?? 0),
    },
    discount: DISCOUNT_BUCKETS.map((bucket) => ({
      bucket,
      count: sumFrom(counts.discounts, bucket),
    })).filter(isFound),
    rating: RATING_FLOORS.map((floor) => ({
      floor,
      count: sumFrom(counts.ratings, floor * 10),
    })).filter(isFound),
  }
}

function mostFrequent(counts: ReadonlyMap<number, number>, max: number): number[] {
  return [...counts]
    .toSorted(([oneId, one], [otherId, other]) => other - one || oneId - otherId)
    .slice(0, max)
    .map(([id]) => id)
}

function union(ids: readonly number[], others: readonly number[]): number[] {
  return [...new Set([...ids, ...others])]
}

function sumOf(entries: readonly (readonly [id: number, count: number])[]): number {
  return entries.reduce((sum, [, count]) => sum + count, 0)
}

function sumFrom(histogram: Uint32Array, from: number): number {
  return histogram.subarray(from).reduce((sum, count) => sum + count, 0)
}

function isFound({ count }: { count: number }): boolean {
  return count > 0
}
