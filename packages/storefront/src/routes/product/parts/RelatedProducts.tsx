import { SectionHeading } from '@shop/ui/SectionHeading'
import { Stack } from '@shop/ui/Stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { allRelatedProductsQuery, relatedProductsQuery } from '#features/products/api/relatedProductsQuery.ts'
import { useServices } from '#lib/AppServices.ts'
import * as texts from '#texts/product.ts'
import { CardRail } from '#routes/shared/CardRail.tsx'
import * as S from '../ProductRoute.styles.ts'

const NONE = { products: [], others: [] }

/** Scrolling row of products. Those beyond a wide window load when the shopper points at the row, scrolls it, or moves the focus into it. */
export function RelatedProducts({ slug }: { slug: string }) {
  const { api } = useServices()
  const [isWanted, setIsWanted] = useState(false)
  const { data: { products: first, others } = NONE } = useQuery(relatedProductsQuery(api, slug))
  const { data: products = first } = useQuery({
    ...allRelatedProductsQuery(api, slug),
    enabled: isWanted && others.length > 0,
  })
  if (products.length === 0) return null
  return (
    <Stack as={S.Section} gap="l" aria-label={texts.youMayAlsoLike}>
      <SectionHeading title={texts.youMayAlsoLike} />
      <CardRail label={texts.youMayAlsoLike} products={products} onIntent={() => setIsWanted(true)} />
    </Stack>
  )
}
