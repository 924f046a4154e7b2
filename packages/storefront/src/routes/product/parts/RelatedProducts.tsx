import { SectionHeading } from '@shop/ui/SectionHeading'
import { Stack } from '@shop/ui/Stack'
import { useQuery } from '@tanstack/react-query'
import { relatedProductsQuery } from '#features/products/api/relatedProductsQuery.ts'
import { useServices } from '#lib/AppServices.ts'
import * as texts from '#texts/product.ts'
import { CardRail } from '#routes/shared/CardRail.tsx'
import * as S from '../ProductRoute.styles.ts'

export function RelatedProducts({ slug }: { slug: string }) {
  const { api } = useServices()
  const { data: products = [] } = useQuery(relatedProductsQuery(api, slug))
  if (products.length === 0) return null
  return (
    <Stack as={S.Section} gap="l" aria-label={texts.youMayAlsoLike}>
      <SectionHeading title={texts.youMayAlsoLike} />
      <CardRail label={texts.youMayAlsoLike} products={products} />
    </Stack>
  )
}
