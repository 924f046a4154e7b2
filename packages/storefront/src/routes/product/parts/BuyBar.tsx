import type { Picture } from '@shop/contract/pictures'
import type { Product, Variant } from '@shop/contract/products'
import { VariantPrice } from '@shop/ui/VariantPrice'
import { useDeferredValue, type RefObject } from 'react'
import { lazyPart } from '#lib/lazyPart.ts'
import { BuyButton } from './BuyButton.tsx'
import { useIsInCart } from './useIsInCart.ts'
import * as S from './BuyBar.styles.ts'

const InCartInBar = lazyPart(async () => (await import('./InCartInBar.tsx')).InCartInBar)

interface BuyBarProps {
  product: Product
  variant: Variant | undefined
  /** Of the chosen shade. */
  picture: Picture | undefined
  /** Button that the bar replaces while it is out of view. */
  replaces: RefObject<HTMLDivElement | null>
  onChoiceMissing: () => void
  /** The choice was added since the page opened. */
  isAdded: boolean
  onAdd: () => void
}

/** Bar at the bottom of the window with the choice, its price and the button. For a choice that is in the cart it says so in place of the price, a moment after the button. */
export function BuyBar({
  product,
  variant,
  picture,
  replaces,
  onChoiceMissing,
  isAdded,
  onAdd,
}: BuyBarProps) {
  const isInCart = useDeferredValue(useIsInCart(product, variant))
  return (
    <S.Root replaces={replaces} hasHeader>
      {variant && picture && <S.Preview picture={picture} alt="" sizes="2rem" widths={[160]} keepsLast />}
      <S.Text
        data-added={isInCart}
        data-chosen={variant !== undefined}
        data-stock={(variant ?? product).quantity === 0 ? 'out' : 'in'}
      >
        <S.Title>{product.title}</S.Title>
        {variant && <S.Choice>{variant.name}</S.Choice>}
        {isInCart ? (
          <InCartInBar product={product} isAdded={isAdded} />
        ) : (
          <VariantPrice product={product} variant={variant} />
        )}
      </S.Text>
      <BuyButton product={product} variant={variant} onChoiceMissing={onChoiceMissing} onAdd={onAdd} />
    </S.Root>
  )
}
