import { Rail } from '@shop/ui/Rail'
import { SectionHeading } from '@shop/ui/SectionHeading'
import { Stack } from '@shop/ui/Stack'
import { useQuery } from '@tanstack/react-query'
import { relatedProductsQuery } from '#features/products/api/relatedProductsQuery.ts'
import { useServices } from '#lib/AppServices.ts'
import { ConnectedProductCard } from '#routes/shared/ConnectedProductCard.tsx'
import { useWishlisted } from '#routes/shared/useWishlisted.ts'
import * as texts from '#texts/product.ts'
import * as S from '../ProductRoute.styles.ts'

export function RelatedProducts({ slug }: { slug: string }) {
  const { api } = useServices()
  const { data: products = [] } = useQuery(relatedProductsQuery(api, slug))
  const wishlisted = useWishlisted()
  if (products.length === 0) return null
  return (
    <Stack as={S.Section} gap="l" aria-label={texts.youMayAlsoLike}>
      <SectionHeading title={texts.youMayAlsoLike} />
      <Rail label={texts.youMayAlsoLike}>
        {products.map((product) => (
          <li key={product.id}>
            <ConnectedProductCard product={product} isWishlisted={wishlisted.has(product.id)} />
          </li>
        ))}
      </Rail>
    </Stack>
  )
}
