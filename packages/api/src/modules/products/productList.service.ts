import type { FacetsWire, ListProductsQuery, ListProductsResponse } from '@shop/contract/product-list.schema'
import { paiseOfRupees, rupeesOfPaise } from '@shop/contract/money'
import type { Database } from '#database/openDatabase.ts'
import { HttpProblem } from '#http/HttpProblem.ts'
import { groupBy } from '#lists/groupBy.ts'
import {
  findBreadcrumbs,
  findCategoryBySlug,
  type CategoryLevel,
} from '#modules/categories/categories.repository.ts'
import { interpretSearch } from '#modules/search/interpretSearch.ts'
import { compareSizes } from './compareSizes.ts'
import {
  countFacets,
  type CategoryFacetScope,
  type CountedFacets,
  type CountedOption,
} from './facets.repository.ts'
import { findProductCards } from './productCards.repository.ts'
import { isSize } from './productCards.mapper.ts'
import { findBrands, findOptionValues } from './filterNames.repository.ts'
import { untouched, type ProductFilter } from './productFilter.ts'
import { countProducts, findProductIds } from './productList.repository.ts'

/** Dearer than anything that can be sold, so that a bound beyond it is none. */
const PRICE_MAX_PAISE = 2_000_000_000

type Named = Awaited<ReturnType<typeof lookUp>>

/** `GET /api/products` */
export async function listProducts(db: Database, query: ListProductsQuery): Promise<ListProductsResponse> {
  refuseEmptyRange(query, 'price_min', 'price_max')
  refuseEmptyRange(query, 'disc_min', 'disc_max')
  const named = await lookUp(db, query)
  const filter = toFilter(query, named)
  const [ids, counted] = await Promise.all([
    findProductIds(db, filter, query),
    query.facets === '1' ? countFacets(db, filter, categoryScope(named)) : undefined,
  ])
  const [data, total] = await Promise.all([
    findProductCards(db, ids),
    counted === undefined ? countProducts(db, filter) : counted.total,
  ])
  return {
    data,
    total,
    page: query.page,
    facets: counted === undefined ? null : toFacets(counted, named),
    searched_for: named.search?.searchedFor ?? null,
    breadcrumbs: named.breadcrumbs,
  }
}

function refuseEmptyRange(
  query: ListProductsQuery,
  min: 'price_min' | 'disc_min',
  max: 'price_max' | 'disc_max',
) {
  if (query[min] <= query[max]) return
  throw new HttpProblem(400, `Not acceptable: ${min}.`, [{ path: min, message: `greater than ${max}` }])
}

/** What the names in a query stand for; a name that nothing has is refused. */
async function lookUp(db: Database, query: ListProductsQuery) {
  const [category, brands, options, search] = await Promise.all([
    query.slug === undefined ? undefined : findCategoryBySlug(db, query.slug, query.category),
    findBrands(db, query.brand),
    findOptionValues(db, query.option),
    query.search ? interpretSearch(db, query.search, query.exact === '1') : undefined,
  ])
  if (query.slug !== undefined && category === undefined)
    throw new HttpProblem(404, 'There is no such category.')
  refuseUnknown(
    'brand',
    query.brand,
    brands.map(({ slug }) => slug),
  )
  refuseUnknown(
    'option',
    query.option,
    options.map(({ group, value }) => `${group}:${value}`),
  )
  return {
    category,
    brands,
    options,
    search,
    breadcrumbs: category === undefined ? [] : await findBreadcrumbs(db, category.id),
  }
}

function refuseUnknown(path: string, asked: readonly string[], known: readonly string[]): void {
  const unknown = asked.filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  throw new HttpProblem(
    400,
    `Not acceptable: ${path}.`,
    unknown.map((name) => ({ path, message: `unknown: ${name}` })),
  )
}

function toFilter(query: ListProductsQuery, { category, brands, options, search }: Named): ProductFilter {
  const priceBound = (name: 'priceMin' | 'priceMax', rupees: number) =>
    untouched(name, rupees) === undefined ? undefined : paiseOfRupees(Math.min(rupees, PRICE_MAX_PAISE / 100))
  const chosen = groupBy(options, ({ group }) => group)
  return {
    category,
    search: search?.tsquery,
    collection: query.collection,
    brandIds: brands.map(({ id }) => id),
    price: { min: priceBound('priceMin', query.price_min), max: priceBound('priceMax', query.price_max) },
    discount: {
      min: untouched('discountMin', query.disc_min),
      max: untouched('discountMax', query.disc_max),
    },
    options: new Map([...chosen].map(([group, values]) => [group, values.map(({ id }) => id)])),
    inStock: query.in_stock === '1',
    ratingMin: query.rating_min || undefined,
    deliveryCity: query.delivery_city,
  }
}

const CHILD_LEVEL = { main: 'sub', sub: 'child' } as const

/** The way on from a category: its children; for a child category its siblings. */
function categoryScope({ category, breadcrumbs }: Named): CategoryFacetScope {
  if (category === undefined) return { within: undefined, children: 'main' }
  const { level, id } = category
  if (level !== 'child') return { within: { level, id }, children: CHILD_LEVEL[level] }
  const parent = breadcrumbs.find((crumb) => crumb.level === 'sub')
  return { within: parent && { level: 'sub' satisfies CategoryLevel, id: parent.id }, children: 'child' }
}

/** What was chosen stays on offer, even where nothing is left of it. */
function toFacets(counted: CountedFacets, named: Named): FacetsWire {
  const brands = [
    ...counted.brands,
    ...named.brands
      .filter(({ slug }) => !counted.brands.some((brand) => brand.slug === slug))
      .map(({ slug, name }) => ({ slug, name, count: 0 })),
  ]
  const options = [
    ...counted.options,
    ...named.options
      .filter(
        ({ group, value }) =>
          !counted.options.some((found) => found.group === group && found.value === value),
      )
      .map(({ group, value }) => ({ group, value, count: 0, colorCode: null })),
  ]
  return {
    brands,
    categories: counted.categories,
    options: [...groupBy(options, ({ group }) => group)].map(([group, values]) =>
      toOptionFacet(group, values),
    ),
    price: { min: rupeesOfPaise(counted.pricePaise.min), max: rupeesOfPaise(counted.pricePaise.max) },
    discount: counted.discount,
    rating: counted.rating,
  }
}

function toOptionFacet(group: string, values: readonly CountedOption[]): FacetsWire['options'][number] {
  const ordered = isSize(group)
    ? values.toSorted((one, other) => compareSizes(one.value, other.value))
    : values
  return {
    group,
    values: ordered.map(({ value, count, colorCode }) => ({ value, count, color_code: colorCode })),
  }
}
