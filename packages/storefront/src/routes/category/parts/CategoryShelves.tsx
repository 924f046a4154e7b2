import type { MainCategory } from '@shop/contract/categories'
import { BrandStrip } from '@shop/shop-ui/BrandStrip'
import { OFFERS_FROM } from '#features/categories/api/categoryShelvesQuery.ts'
import type { CategoryShelves as Shelves } from '#features/categories/arrangeCategory.ts'
import { DEFAULT_LIST_FILTERS, toListSearch, type ListFilters } from '#features/products/listFilters.ts'
import { paths } from '#lib/paths.ts'
import { ProductRows } from '#routes/shared/ProductRows.tsx'
import * as texts from '#texts/category.ts'
import { Reading } from './Reading.tsx'
import { Shelf } from './Shelf.tsx'

interface CategoryShelvesProps {
  category: MainCategory
  shelves: Shelves
}

/** Shelves below the first one: new and reduced products of a category, its brands, and posts of the blog. */
export function CategoryShelves({ category: { name, slug }, shelves }: CategoryShelvesProps) {
  const { newest, reduced, brands } = shelves
  const list = (filters: Partial<ListFilters>) =>
    paths.list(slug) + toListSearch({ ...DEFAULT_LIST_FILTERS, category: 'main', ...filters })
  return (
    <>
      {newest.length > 0 && (
        <Shelf id="new" title={texts.newIn(name)} moreHref={list({ sort: 'newest_desc' })}>
          <ProductRows products={newest} kind="trio" />
        </Shelf>
      )}
      {brands.length > 0 && (
        <Shelf id="brands" title={texts.brandsIn(name)} moreHref={paths.brands()}>
          <BrandStrip brands={brands.map((brand) => ({ ...brand, href: list({ brands: [brand.slug] }) }))} />
        </Shelf>
      )}
      {reduced.length > 0 && (
        <Shelf
          id="offers"
          title={texts.offersIn(name)}
          moreHref={list({ discountMin: OFFERS_FROM, sort: 'discount_desc' })}
        >
          <ProductRows products={reduced} kind="trio" />
        </Shelf>
      )}
      <Reading name={name} slug={slug} />
    </>
  )
}
