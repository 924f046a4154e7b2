import type { MainCategory } from '@shop/contract/categories'
import type { ProductCard } from '@shop/contract/products'
import { SectionHeading } from '@shop/ui/SectionHeading'
import { Stack } from '@shop/ui/Stack'
import { bestSellersOf } from '#features/products/bestSellersOf.ts'
import { paths } from '#lib/paths.ts'
import * as texts from '#texts/category.ts'
import { CardRail } from '#routes/shared/CardRail.tsx'
import * as S from '../CategoryRoute.styles.ts'

interface BestSellersProps {
  category: MainCategory
  products: readonly ProductCard[]
}

/** The best sellers of a category, or while there are too few its most popular products. */
export function BestSellers({ category, products }: BestSellersProps) {
  if (products.length === 0) return null
  const bestSellers = bestSellersOf(products)
  const title = bestSellers ? texts.bestSellersIn(category.name) : texts.productsIn(category.name)
  return (
    <Stack as={S.Section} gap="l" aria-labelledby="best-sellers">
      <SectionHeading id="best-sellers" title={title} moreHref={paths.categoryList(category.slug, 'main')} />
      <CardRail label={title} products={bestSellers ?? products} />
    </Stack>
  )
}
