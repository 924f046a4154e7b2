import { inPromisedTime } from '#features/city/inPromisedTime.ts'
import { promisedDelivery } from '#features/city/promisedDelivery.ts'
import { DEFAULT_LIST_FILTERS } from '#features/products/listFilters.ts'
import { listPath } from '#features/products/listPath.ts'
import { useServices } from '#lib/AppServices.ts'
import { PageBreadcrumbs } from '#lib/PageBreadcrumbs.tsx'
import { JsonLd } from '#lib/JsonLd.tsx'
import { paths } from '#lib/paths.ts'
import { Seo } from '#lib/Seo.tsx'
import type { ProductListState } from '../useProductList.ts'
import { titleOf } from './titleOf.ts'
import * as texts from '#texts/productList.ts'

interface ListHeadProps {
  list: ProductListState
  /** More than one filter is active: search engines should skip it. */
  isDeep: boolean
}

export function ListHead({ list, isDeep }: ListHeadProps) {
  const { origin, config } = useServices()
  const { place, first, facets, total, filters } = list
  const title = titleOf(list)
  const brands = facets.brands.map(({ name }) => name)
  const path = canonicalPath(list)
  const above = first.breadcrumbs.slice(0, -1).map(({ id, name, slug, level }) => ({
    label: name,
    href: level === 'main' ? paths.category({ id, name }) : paths.categoryList(slug, level),
  }))
  const crumbs = [
    { label: texts.home, href: paths.home() },
    ...above,
    { label: place.kind === 'search' && filters.search ? texts.search : title, href: path },
  ]
  return (
    <>
      <Seo
        title={title}
        description={texts.pageDescription(title, {
          total,
          brands: brands.length > 1 ? brands.slice(0, 3) : [],
          shop: config.shop.name,
          inTime: inPromisedTime(config, promisedDelivery(config, { city: filters.deliveryCity || null })),
        })}
        path={path}
        picture={first.products[0]?.pictures[0]?.src}
        isHidden={place.kind === 'search' || isDeep || total === 0}
      />
      <JsonLd
        data={
          import.meta.env.SSR && {
            '@context': 'https://schema.org',
            '@type': 'ItemList',
            name: title,
            numberOfItems: total,
            itemListElement: first.products.map(({ slug }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              url: origin + paths.product(slug),
            })),
          }
        }
      />
      <PageBreadcrumbs items={crumbs} />
    </>
  )
}

function canonicalPath({ place, first, filters }: ProductListState): string {
  const category = first.breadcrumbs.at(-1)
  if (category) return paths.categoryList(category.slug, category.level)
  const search = place.kind === 'search' ? filters.search : ''
  const { offer } = place.fixed
  return listPath(place, { ...DEFAULT_LIST_FILTERS, search, offer, sort: place.defaultSort })
}
