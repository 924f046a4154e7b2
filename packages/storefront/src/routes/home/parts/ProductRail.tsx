import type { ProductCard } from '@shop/contract/products'
import { useQuery } from '@tanstack/react-query'
import { startTransition, useState } from 'react'
import { homeSectionsQuery } from '#features/home/api/homeSectionsQuery.ts'
import { CardRail } from '#routes/shared/CardRail.tsx'
import { useServices } from '#lib/AppServices.ts'

interface ProductRailProps {
  title: string
  slug: string
  products: readonly ProductCard[]
  hasMore: boolean
}

/** Scrolling row of product cards. Those beyond a wide window load when the shopper points at the row, scrolls it, or moves the focus into it. */
export function ProductRail({ title, slug, products, hasMore }: ProductRailProps) {
  const { api } = useServices()
  const [isWanted, setIsWanted] = useState(false)
  // A tap on a card opens its page, which comes first.
  const want = () => startTransition(() => setIsWanted(true))
  const { data: sections = [] } = useQuery({ ...homeSectionsQuery(api), enabled: isWanted && hasMore })
  const all = isWanted ? (sections.find((section) => section.slug === slug)?.products ?? []) : []
  const shown = new Map([...products, ...all].map((product) => [product.id, product]))
  return <CardRail label={title} products={[...shown.values()]} onIntent={want} />
}
