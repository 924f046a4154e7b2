import { ButtonLink } from '@shop/ui/ButtonLink'
import { CategoryTile } from '@shop/shop-ui/CategoryTile'
import { EmptyState } from '@shop/ui/EmptyState'
import { SearchIcon } from '@shop/ui/Icon'
import { Rail } from '@shop/ui/Rail'
import { SectionHeading } from '@shop/ui/SectionHeading'
import { Stack } from '@shop/ui/Stack'
import { useSuspenseQuery } from '@tanstack/react-query'
import { mainCategoriesQuery } from '#features/categories/api/mainCategoriesQuery.ts'
import { bestSellersQuery } from '#features/products/api/bestSellersQuery.ts'
import { bestSellersOf } from '#features/products/bestSellersOf.ts'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import { ConnectedProductCard } from '#routes/shared/ConnectedProductCard.tsx'
import type { ProductListState } from '../useProductList.ts'
import * as texts from '#texts/productList.ts'
import * as S from './ListView.styles.ts'

interface NothingFoundProps {
  list: ProductListState
  /** True when filters are active. */
  isNarrowed: boolean
  clearHref: string
}

export function NothingFound({ list: { place }, isNarrowed, clearHref }: NothingFoundProps) {
  if (isNarrowed) {
    return (
      <EmptyState
        title={texts.noMatch}
        icon={<SearchIcon size={36} />}
        actions={
          <ButtonLink href={clearHref} rel="nofollow">
            {texts.clearFilters}
          </ButtonLink>
        }
      >
        {texts.noMatchHint}
      </EmptyState>
    )
  }
  return (
    <>
      <EmptyState
        title={place.kind === 'search' ? texts.noResults : texts.nothingHereYet}
        icon={<SearchIcon size={36} />}
        actions={
          <>
            <ButtonLink href={paths.collection('all')}>{texts.seeAllProducts}</ButtonLink>
            {place.kind === 'search' && (
              <ButtonLink href={paths.contact()} variant="secondary">
                {texts.askForProduct}
              </ButtonLink>
            )}
          </>
        }
      >
        {place.kind === 'search' ? texts.noResultsHint : texts.emptyHint}
      </EmptyState>
      <WaysOn />
    </>
  )
}

function WaysOn() {
  const { api } = useServices()
  const { data: categories } = useSuspenseQuery(mainCategoriesQuery(api))
  const { data: popular } = useSuspenseQuery(bestSellersQuery(api))
  const bestSellers = bestSellersOf(popular)
  const title = bestSellers ? texts.bestSellers : texts.ourProducts
  return (
    <>
      {/* One category is no choice. */}
      {categories.length > 1 && (
        <Stack as={S.Section} gap="l" aria-label={texts.categories}>
          <SectionHeading title={texts.shopByCategory} />
          <S.Tiles role="list">
            {categories.map((category) => (
              <li key={category.id}>
                <CategoryTile name={category.name} picture={category.logo} href={paths.category(category)} />
              </li>
            ))}
          </S.Tiles>
        </Stack>
      )}
      {popular.length > 0 && (
        <Stack as={S.Section} gap="l" aria-label={title}>
          <SectionHeading title={title} moreHref={paths.collection(bestSellers ? 'best-sellers' : 'all')} />
          <Rail label={title}>
            {(bestSellers ?? popular).map((product) => (
              <li key={product.id}>
                <ConnectedProductCard product={product} />
              </li>
            ))}
          </Rail>
        </Stack>
      )}
    </>
  )
}
