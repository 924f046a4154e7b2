import type { MainCategory } from '@shop/contract/categories'
import type { ProductCard } from '@shop/contract/products'
import { Rail } from '@shop/ui/Rail'
import { SectionHeading } from '@shop/ui/SectionHeading'
import { Stack } from '@shop/ui/Stack'
import { paths } from '#lib/paths.ts'
import { ConnectedProductCard } from '#routes/shared/ConnectedProductCard.tsx'
import * as texts from '#texts/category.ts'
import * as S from '../CategoryRoute.styles.ts'

interface BestSellersProps {
  category: MainCategory
  products: readonly ProductCard[]
}

export function BestSellers({ category, products }: BestSellersProps) {
  if (products.length === 0) return null
  const title = texts.bestSellersIn(category.name)
  return (
    <Stack as={S.Section} gap="l" aria-labelledby="best-sellers">
      <SectionHeading id="best-sellers" title={title} moreHref={paths.categoryList(category.slug, 'main')} />
      <Rail label={title}>
        {products.map((product) => (
          <li key={product.id}>
            <ConnectedProductCard product={product} />
          </li>
        ))}
      </Rail>
    </Stack>
  )
}
