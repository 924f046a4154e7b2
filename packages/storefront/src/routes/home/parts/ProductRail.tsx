import type { ProductCard } from '@shop/contract/products'
import { Rail } from '@shop/ui/Rail'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { homeSectionsQuery } from '#features/home/api/homeSectionsQuery.ts'
import { useServices } from '#lib/AppServices.ts'
import { ConnectedProductCard } from '#routes/shared/ConnectedProductCard.tsx'
import { useWishlisted } from '#routes/shared/useWishlisted.ts'

interface ProductRailProps {
  title: string
  slug: string
  products: readonly ProductCard[]
  hasMore: boolean
}

/** Scrolling row of product cards. Those beyond a wide window load when the shopper points at the row, scrolls it, or moves the focus into it. */
export function ProductRail({ title, slug, products, hasMore }: ProductRailProps) {
  const { api } = useServices()
  const wishlisted = useWishlisted()
  const [isWanted, setIsWanted] = useState(false)
  const { data: sections = [] } = useQuery({ ...homeSectionsQuery(api), enabled: isWanted && hasMore })
  const all = isWanted ? (sections.find((section) => section.slug === slug)?.products ?? []) : []
  const shown = new Map([...products, ...all].map((product) => [product.id, product]))
  return (
    <Rail label={title} onIntent={() => setIsWanted(true)}>
      {[...shown.values()].map((product) => (
        <li key={product.id}>
          <ConnectedProductCard
            product={product}
            isWishlisted={wishlisted.has(product.id)}
            headingLevel={3}
          />
        </li>
      ))}
    </Rail>
  )
}
