import type { ProductFilter } from '#modules/products/productFilter.ts'
import type { Counts } from '../SearchEngine.ts'
import { optionFacet, type Facet, type OptionFacet } from './filtersOf.ts'

interface Values {
  /** Number of products that were counted. */
  doc_count: number
  /** Ids have text as keys. */
  values: { buckets: readonly { key: number | string; doc_count: number }[] }
}

/** What OpenSearch answers to the aggregations of `countsBody`. */
export type ListAggregations = Record<Exclude<Facet, 'price' | OptionFacet> | 'options', Values> &
  Partial<Record<OptionFacet, Values>> & {
    price: Record<'min' | 'max', { value: number | null }>
  }

export function toCounts(
  aggregations: ListAggregations,
  { options: chosen }: ProductFilter,
  optionGroups: readonly string[],
): Counts {
  const { price, brand, category, discount, rating } = aggregations
  const groups = [...chosen.keys()]
  // A chosen group is counted without its own filter.
  const options = new Map([
    ...pairs(aggregations.options).filter(([id]) => !chosen.has(optionGroups[id] ?? '')),
    ...groups.flatMap((group) =>
      pairs(aggregations[optionFacet(group)]).filter(([id]) => optionGroups[id] === group),
    ),
  ])
  return {
    total: aggregations.options.doc_count,
    brands: new Map(pairs(brand)),
    categories: new Map(pairs(category)),
    options,
    optionGroups,
    pricePaise:
      price.min.value === null || price.max.value === null
        ? undefined
        : { min: price.min.value, max: price.max.value },
    discounts: histogram(101, discount),
    ratings: histogram(51, rating),
  }
}

/** Option values of every aggregation that has some. */
export function optionIdsOf(aggregations: ListAggregations): number[] {
  return Object.entries(aggregations)
    .filter(([name]) => name.startsWith('option'))
    .flatMap(([, answer]) =>
      answer !== undefined && 'values' in answer ? pairs(answer).map(([id]) => id) : [],
    )
}

function pairs(answer: Values | undefined): [id: number, count: number][] {
  return (answer?.values.buckets ?? []).map(({ key, doc_count }) => [Number(key), doc_count])
}

function histogram(length: number, values: Values): Uint32Array {
  const counts = new Uint32Array(length)
  for (const [key, count] of pairs(values)) counts[key] = count
  return counts
}
