import type { MainCategory } from '@shop/contract/categories'
import type { CategoryShelves } from '#features/categories/arrangeCategory.ts'
import { paths } from '#lib/paths.ts'
import { toRow } from '#lib/toRow.ts'
import { CardRail } from '#routes/shared/CardRail.tsx'
import { ProductRows } from '#routes/shared/ProductRows.tsx'
import * as texts from '#texts/category.ts'
import { Shelf } from './Shelf.tsx'

interface FirstShelfProps {
  category: MainCategory
  shelf: CategoryShelves['first']
}

const TITLES = {
  'best-sellers': texts.bestSellersIn,
  popular: texts.popularIn,
  products: texts.productsIn,
}

/** Cards of a desktop's row: fewer are shown as lines, which fill it. */
const ROW = 4

/** The best sellers of a category, or what is recommended of it. */
export function FirstShelf({ category, shelf: { kind, products } }: FirstShelfProps) {
  if (products.length === 0) return null
  const title = TITLES[kind](category.name)
  return (
    <Shelf id="first-shelf" title={title} moreHref={paths.categoryList(category.slug, 'main')}>
      {products.length < ROW ? (
        <ProductRows products={products.map(toRow)} kind="trio" />
      ) : (
        <CardRail label={title} products={products} />
      )}
    </Shelf>
  )
}
