import type { ProductCard as ProductCardData } from '@shop/contract/products'
import { DividedList } from '@shop/ui/DividedList'
import { ProductCard } from '@shop/ui/ProductCard'
import { useLocation } from 'react-router-dom'
import { useCardActions } from '#features/cart/useCardActions.ts'
import { paths } from '#lib/paths.ts'
import { sizeGuideOf } from './sizeGuideOf.tsx'
import { TitledSection } from './TitledSection.tsx'
import { useSuggestions } from './useSuggestions.ts'

interface GoesWellWithProps {
  /** Product that is in the cart. */
  slug: string
  title: string
}

/** Products that complete one that is in the cart. Renders nothing without any. */
export function GoesWellWith({ slug, title }: GoesWellWithProps) {
  const suggestions = useSuggestions(slug)
  if (suggestions.length === 0) return null
  return (
    <TitledSection title={title} gap="s">
      <DividedList>
        {suggestions.map((product) => (
          <li key={product.id}>
            <Suggestion product={product} />
          </li>
        ))}
      </DividedList>
    </TitledSection>
  )
}

function Suggestion({ product }: { product: ProductCardData }) {
  const { onGoToCart, ...actions } = useCardActions(product)
  const isInCart = useLocation().pathname === paths.cart()
  return (
    <ProductCard
      layout="row"
      product={{ ...product, offer: null }}
      href={paths.product(product.slug)}
      {...actions}
      preview={{ asideOf: sizeGuideOf(product.slug) }}
      onGoToCart={isInCart ? undefined : onGoToCart}
    />
  )
}
