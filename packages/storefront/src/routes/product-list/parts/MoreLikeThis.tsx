import { toProductCard, type ProductCard } from '@shop/contract/products'
import type { ProductCardWire } from '@shop/contract/products.schema'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useServices } from '#lib/AppServices.ts'
import type { ApiClient } from '#lib/api/ApiClient.ts'
import { CARDS_OF_A_RAIL } from '#lib/cardsOfARail.ts'
import { CardRail } from '#routes/shared/CardRail.tsx'
import { TitledSection } from '#routes/shared/TitledSection.tsx'
import { WaysOn } from '#routes/shared/WaysOn.tsx'
import * as texts from '#texts/listParts.ts'
import type { ProductListState } from '../useProductList.ts'
import * as S from './MoreLikeThis.styles.ts'

/** Products like the first of a list, without the list's own. The product page has a query of its own, with its code. */
export const moreQuery = (api: ApiClient, listed: readonly ProductCard[]) =>
  queryOptions({
    queryKey: ['more-like', listed.map(({ id }) => id)],
    queryFn: async ({ signal }) => {
      const path = `/api/products/${encodeURIComponent(listed[0]?.slug ?? '')}/related`
      const { data } = await api.get<{ data: ProductCardWire[] }>(path, { signal })
      const others = data.filter(({ id }) => !listed.some((product) => product.id === id))
      return others.slice(0, CARDS_OF_A_RAIL).map(toProductCard)
    },
  })

/** Row of products that are near those of a short list; categories and best sellers where the list has all of its kind. */
export function MoreLikeThis({ list: { first } }: { list: ProductListState }) {
  const { api } = useServices()
  const { data: products } = useQuery(moreQuery(api, first.products))
  if (products === undefined) return null
  if (products.length === 0)
    return (
      <S.Root>
        <WaysOn />
      </S.Root>
    )
  const title = first.products.length === 1 ? texts.moreLikeThis : texts.youMayAlsoLike
  return (
    <S.Root>
      <TitledSection title={title} gap="m">
        <CardRail label={title} products={products} />
      </TitledSection>
    </S.Root>
  )
}
