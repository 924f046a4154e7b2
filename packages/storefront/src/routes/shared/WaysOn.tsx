import { SectionHeading } from '@shop/ui/SectionHeading'
import { Stack } from '@shop/ui/Stack'
import { useQuery } from '@tanstack/react-query'
import { mainCategoriesQuery } from '#features/categories/api/mainCategoriesQuery.ts'
import { bestSellersQuery } from '#features/products/api/bestSellersQuery.ts'
import { bestSellersOf } from '#features/products/bestSellersOf.ts'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import * as texts from '#texts/shared.ts'
import { CardRail } from './CardRail.tsx'
import { CategoryTiles } from './CategoryTiles.tsx'
import { RecentlyViewed } from './RecentlyViewed.tsx'

/** Categories, what the shopper has looked at, and best sellers, below the message of an empty page. Renders nothing while they are unknown. */
export function WaysOn() {
  const { api } = useServices()
  const { data: categories = [] } = useQuery(mainCategoriesQuery(api))
  const { data: popular = [] } = useQuery(bestSellersQuery(api))
  const bestSellers = bestSellersOf(popular)
  const title = bestSellers ? texts.bestSellers : texts.ourProducts
  if (categories.length === 0 && popular.length === 0) return null
  return (
    <Stack gap="xl">
      <CategoryTiles categories={categories} />
      <RecentlyViewed />
      {popular.length > 0 && (
        <Stack as="section" gap="l" aria-labelledby="popular">
          <SectionHeading
            id="popular"
            title={title}
            moreHref={paths.collection(bestSellers ? 'best-sellers' : 'all')}
          />
          <CardRail label={title} products={bestSellers ?? popular} />
        </Stack>
      )}
    </Stack>
  )
}
