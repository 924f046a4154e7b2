import type { Product, Variant } from '@shop/contract/products'
import { AlertIcon, CheckIcon } from '@shop/ui/Icon'
import { Inline } from '@shop/ui/Inline'
import { useCallback, useDeferredValue, type RefObject } from 'react'
import { deliveryLocationStore } from '#features/delivery/deliveryLocationStore.ts'
import { useStorage } from '#lib/storage/useStorage.ts'
import { useIsOnline } from '#lib/useIsOnline.ts'
import { ShareButton } from '#routes/shared/ShareButton.tsx'
import * as texts from '#texts/productParts.ts'
import { AnotherOption } from './AnotherOption.tsx'
import * as S from './BelowButton.styles.ts'
import { GoesWithLink } from './GoesWithLink.tsx'
import { useIsInCart } from './useIsInCart.ts'
import { useProductDelivery } from './useProductDelivery.ts'
import { WishlistButton } from './WishlistButton.tsx'

interface BelowButtonProps {
  product: Product
  variant: Variant | undefined
  /** The choice was added since the page opened. */
  isAdded: boolean
  buttonRef: RefObject<HTMLElement | null>
}

/**
 * Says what the cart holds, or that it can't be ordered from there, in a line that is always there, so that nothing below it moves. Ways to keep
 * the product for later follow.
 */
export function BelowButton({ product, variant, isAdded, buttonRef }: BelowButtonProps) {
  // The button says it first.
  const isInCart = useDeferredValue(useIsInCart(product, variant))
  const isOnline = useIsOnline()
  const pincode = useStorage(deliveryLocationStore)?.pincode
  const delivery = useProductDelivery(product, variant)
  const isInStock = (variant ?? product).quantity > 0
  const isServed = delivery === null || typeof delivery === 'string' || delivery.isServed
  // The button may be at the bottom of the window. Whoever adds from the bar stays where they are.
  const bringIntoSight = useCallback(
    (added: HTMLElement | null) => {
      const button = buttonRef.current?.getBoundingClientRect()
      const isInSight = button !== undefined && button.top < window.innerHeight && button.bottom > 0
      if (isInSight) added?.scrollIntoView({ block: 'nearest' })
    },
    [buttonRef],
  )
  return (
    <div>
      <S.InCart role="status">
        {isInCart && (
          <span ref={isAdded ? bringIntoSight : undefined}>
            <b>
              <CheckIcon size="s" />
              {!isAdded ? texts.inYourCart : isOnline ? texts.addedToYourCart : texts.addedOffline}
            </b>
            {isAdded ? <GoesWithLink slug={product.slug} /> : <AnotherOption product={product} />}
          </span>
        )}
        {!isInCart && isInStock && !isServed && pincode !== undefined && (
          <span>
            <b data-tone="critical">
              <AlertIcon size="s" />
              {texts.notServedAt(pincode)}
            </b>
          </span>
        )}
      </S.InCart>
      <Inline justify="center" rowGap="none">
        <WishlistButton product={product} variant={variant} />
        <ShareButton title={product.title} />
      </Inline>
    </div>
  )
}
