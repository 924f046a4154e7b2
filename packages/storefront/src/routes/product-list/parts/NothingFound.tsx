import { ButtonLink } from '@shop/ui/ButtonLink'
import { CategoryTile } from '@shop/shop-ui/CategoryTile'
import { EmptyState } from '@shop/ui/EmptyState'
import { SearchIcon } from '@shop/ui/Icon'
import { Rail } from '@shop/ui/Rail'
import { SectionHeading } from '@shop/ui/SectionHeading'
import { useSuspenseQuery } from '@tanstack/react-query'
import { mainCategoriesQuery } from '#features/categories/api/mainCategoriesQuery.ts'
import { bestSellersQuery } from '#features/products/api/bestSellersQuery.ts'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import { ConnectedProductCard } from '#routes/shared/ConnectedProductCard.tsx'
import type { ProductListState } from '../useProductList.ts'
import * as S from './ListView.styles.ts'

interface NothingFoundProps {
  list: ProductListState
  /** True when filters are active. */
  isNarrowed: boolean
  clearHref: string
}

/** Empty list with ways on. */
export function NothingFound({ list: { place }, isNarrowed, clearHref }: NothingFoundProps) {
  if (isNarrowed) {
    return (
      <EmptyState
        title="No products match these filters"
        icon={<SearchIcon size={36} />}
        actions={
          <ButtonLink href={clearHref} rel="nofollow">
            Clear all filters
          </ButtonLink>
        }
      >
        Remove a filter above, or clear them all.
      </EmptyState>
    )
  }
  return (
    <>
      <EmptyState
        title={place.kind === 'search' ? 'No results found' : 'Nothing here yet'}
        icon={<SearchIcon size={36} />}
        actions={<ButtonLink href={paths.collection('all')}>See all products</ButtonLink>}
      >
        {place.kind === 'search'
          ? 'Check the spelling, try a broader word such as “lipstick” or “kurta”, or start here.'
          : 'New products arrive every week. Start here in the meantime.'}
      </EmptyState>
      <WaysOn />
    </>
  )
}

function WaysOn() {
  const { api } = useServices()
  const { data: categories } = useSuspenseQuery(mainCategoriesQuery(api))
  const { data: bestSellers } = useSuspenseQuery(bestSellersQuery(api))
  return (
    <>
      {categories.length > 0 && (
        <S.Section aria-label="Categories">
          <SectionHeading title="Shop by category" />
          <S.Tiles role="list">
            {categories.map((category) => (
              <li key={category.id}>
                <CategoryTile name={category.name} picture={category.logo} href={paths.category(category)} />
              </li>
            ))}
          </S.Tiles>
        </S.Section>
      )}
      {bestSellers.length > 0 && (
        <S.Section aria-label="Best sellers">
          <SectionHeading title="Best sellers" moreHref={paths.collection('best-sellers')} />
          <Rail label="Best sellers">
            {bestSellers.map((product) => (
              <li key={product.id}>
                <ConnectedProductCard product={product} />
              </li>
            ))}
          </Rail>
        </S.Section>
      )}
    </>
  )
}
