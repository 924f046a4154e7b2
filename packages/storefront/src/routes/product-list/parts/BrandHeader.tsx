import type { ProductCard } from '@shop/contract/products'
import { useState } from 'react'
import { DEFAULT_LIST_FILTERS } from '#features/products/listFilters.ts'
import { narrowedPath } from '#features/products/listPath.ts'
import { filtersWithin } from '#features/products/resolveList.ts'
import { useServices } from '#lib/AppServices.ts'
import type { ProductListState } from '../useProductList.ts'
import * as S from './BrandHeader.styles.ts'
import { ROW } from './loadListEnd.ts'
import { titleOf } from './titleOf.ts'
import * as texts from '#texts/brandHeader.ts'

/** A brand with its products and categories, which stay as they are while the shopper chooses filters. */
export function BrandHeader({ list }: { list: ProductListState }) {
  const { config } = useServices()
  const [shown] = useState(list)
  const { place, brand, first, facets } = shown
  const within = filtersWithin(place, DEFAULT_LIST_FILTERS)
  return (
    <S.Hero
      name={titleOf(shown)}
      logo={brand?.logo}
      text={brand ? texts.aboutBrand(brand, config.shop.name) : undefined}
      // Cards below show the first ones.
      pictures={belowTheFirst(first.products).flatMap(({ pictures }) => pictures.slice(0, 1))}
      categories={facets.categories.map(({ slug, name, level }) => ({
        label: name,
        href: narrowedPath(slug, level, within),
      }))}
    />
  )
}

/** Products that are not in the first row below, if there are more. */
const belowTheFirst = (products: readonly ProductCard[]) =>
  products.length < ROW + PICTURES ? products : products.slice(ROW)
const PICTURES = 3
