import { useSuspenseQuery } from '@tanstack/react-query'
import { memo } from 'react'
import type { ProductListQuery } from '#features/products/api/productListQuery.ts'
import { useServices } from '#lib/AppServices.ts'
import { useIsFirstScreenShown } from '#lib/useIsFirstScreenShown.ts'
import { ConnectedProductCard } from '#routes/shared/ConnectedProductCard.tsx'

/** Number of cards in the first row of a wide window, whose pictures load eagerly. */
const FIRST_ROW = 4
/** Number of cards in the first screen of a window. */
const FIRST_SCREEN = 8

interface ListPageProps {
  query: ProductListQuery
  /** Pages above this one. A product that moved while the shopper was reading would appear twice. */
  above: readonly ProductListQuery[]
  /** Ids of products that match a search best. */
  best: readonly number[] | undefined
  wishlisted: ReadonlySet<number>
}

/** Cards stay as they are when others follow, and while the shopper chooses filters. */
const Card = memo(ConnectedProductCard)

/** Cards of one page of a list. */
export function ListPage({ query, above, best, wishlisted }: ListPageProps) {
  const { queries } = useServices()
  const { products } = useSuspenseQuery(query).data
  const isFirstScreenShown = useIsFirstScreenShown()
  // "Load more" replaces as many placeholders, among which the shopper may have scrolled.
  const isWhole = isFirstScreenShown || above.length > 0
  const shown = new Set(
    above.flatMap(({ queryKey }) => queries.getQueryData(queryKey)?.products.map(({ id }) => id) ?? []),
  )
  return products
    .filter(({ id }) => !shown.has(id))
    .slice(0, isWhole ? undefined : FIRST_SCREEN)
    .map((product, index) => (
      <li key={product.id}>
        <Card
          product={product}
          isBestMatch={best?.includes(product.id)}
          isWishlisted={wishlisted.has(product.id)}
          isPriority={above.length === 0 && index < FIRST_ROW}
          headingLevel={2}
          addsMore={query.queryKey[2]['offer'] !== undefined}
        />
      </li>
    ))
}
