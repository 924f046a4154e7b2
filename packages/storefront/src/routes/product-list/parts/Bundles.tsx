import { Heading } from '@shop/ui/Heading'
import { Stack } from '@shop/ui/Stack'
import { useQuery } from '@tanstack/react-query'
import { bundlesQuery } from '#features/products/api/bundlesQuery.ts'
import { useServices } from '#lib/AppServices.ts'
import { CardRail } from '#routes/shared/CardRail.tsx'
import { offAndMore } from '#texts/filters.ts'
import * as S from './ListView.styles.ts'

/** Offers for products that are bought together, each with its products, and the heading of the list that follows. */
export function Bundles({ leastDiscount }: { leastDiscount: number }) {
  const { api } = useServices()
  const { data: bundles = [] } = useQuery(bundlesQuery(api))
  if (bundles.length === 0) return null
  return (
    <>
      {bundles.map(({ title, products }) => (
        <Stack as={S.Bundle} key={title} gap="m" aria-label={title}>
          <Heading level={2} size="h3">
            {title}
          </Heading>
          <CardRail label={title} products={products} />
        </Stack>
      ))}
      <S.ListTitle>
        <Heading level={2} size="h3">
          {offAndMore(leastDiscount)}
        </Heading>
      </S.ListTitle>
    </>
  )
}
