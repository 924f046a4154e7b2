import { Heading } from '@shop/ui/Heading'
import { Stack } from '@shop/ui/Stack'
import { useQuery } from '@tanstack/react-query'
import { bundlesQuery } from '#features/products/api/bundlesQuery.ts'
import { useServices } from '#lib/AppServices.ts'
import { CardRail } from '#routes/shared/CardRail.tsx'
import * as S from './ListView.styles.ts'

/** Offers for products that are bought together, each with its products. */
export function Bundles() {
  const { api } = useServices()
  const { data: bundles = [] } = useQuery(bundlesQuery(api))
  return bundles.map(({ title, products }) => (
    <Stack as={S.Bundle} key={title} gap="m" aria-label={title}>
      <Heading level={2} size="h3">
        {title}
      </Heading>
      <CardRail label={title} products={products} />
    </Stack>
  ))
}
