import type { ProductCard } from '@shop/contract/products'
import { Rail, type RailProps } from '@shop/ui/Rail'
import { ConnectedProductCard } from './ConnectedProductCard.tsx'
import { useWishlisted } from './useWishlisted.ts'

interface CardRailProps extends Pick<RailProps, 'label' | 'onIntent'> {
  products: readonly ProductCard[]
}

/** Scrolling row of product cards. */
export function CardRail({ products, ...rest }: CardRailProps) {
  const wishlisted = useWishlisted()
  return (
    <Rail {...rest}>
      {products.map((product) => (
        <li key={product.id}>
          <ConnectedProductCard product={product} isWishlisted={wishlisted.has(product.id)} />
        </li>
      ))}
    </Rail>
  )
}
