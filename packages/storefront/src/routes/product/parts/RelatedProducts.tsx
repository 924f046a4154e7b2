import { SectionHeading } from '@shop/ui/SectionHeading'
import { Stack } from '@shop/ui/Stack'
import { useQuery } from '@tanstack/react-query'
import { startTransition, useState } from 'react'
import { allRelatedProductsQuery, relatedProductsQuery } from '#features/products/api/relatedProductsQuery.ts'
import { useServices } from '#lib/AppServices.ts'
import * as texts from '#texts/productParts.ts'
import { CardRail } from '#routes/shared/CardRail.tsx'
import { TitledSection } from '#routes/shared/TitledSection.tsx'
import * as S from '../ProductRoute.styles.ts'

const NONE = { products: [], hasMore: false }

interface RelatedProductsProps {
  slug: string
  /** The product is: the row stands in the place of its button, and has only what can be bought. */
  isSoldOut: boolean
}

/** Scrolling row of products. Those beyond a wide window load when the shopper points at the row, scrolls it, or moves the focus into it. */
export function RelatedProducts({ slug, isSoldOut }: RelatedProductsProps) {
  const { api } = useServices()
  const [isWanted, setIsWanted] = useState(false)
  // A tap on a card opens its page, which comes first.
  const want = () => startTransition(() => setIsWanted(true))
  const { data: { products: first, hasMore } = NONE } = useQuery(relatedProductsQuery(api, slug))
  const { data: products = first } = useQuery({
    ...allRelatedProductsQuery(api, slug),
    enabled: isWanted && hasMore,
  })
  const shown = isSoldOut ? products.filter(({ quantity }) => quantity > 0) : products
  const title = isSoldOut ? texts.similarInStock : texts.youMayAlsoLike
  if (shown.length === 0) return null
  const rail = <CardRail label={title} products={shown} onIntent={want} />
  if (isSoldOut) {
    return (
      <TitledSection title={title} gap="m">
        {rail}
      </TitledSection>
    )
  }
  return (
    <Stack as={S.Section} gap="l" aria-label={title}>
      <SectionHeading title={title} />
      {rail}
    </Stack>
  )
}
