import type { Product, Variant } from '@shop/contract/products'
import { DeliveryEstimate } from '@shop/shop-ui/DeliveryEstimate'
import { PincodeCheck } from '@shop/shop-ui/PincodeCheck'
import { useRef } from 'react'
import { useQuantityToOrder } from '#features/cart/useCart.ts'
import { useItemDelivery } from '#features/delivery/useItemDelivery.ts'
import { useDeliveryLocation } from '#features/delivery/useDeliveryLocation.ts'
import { useServices } from '#lib/AppServices.ts'
import { useEarlySubmit } from '#lib/useEarlySubmit.ts'

interface DeliveryProps {
  product: Product
  variant: Variant | undefined
}

export function Delivery({ product, variant }: DeliveryProps) {
  const place = useDeliveryLocation()
  const { returnDays } = useServices().config
  const form = useRef<HTMLFormElement>(null)
  useEarlySubmit(form)
  const variantId = variant?.id ?? null
  const quantity = useQuantityToOrder(product.id, variantId)
  const delivery = useItemDelivery({ productId: product.id, variantId, quantity })
  const returns = product.returnException ?? returnDays
  if ((variant ?? product).quantity === 0) return <DeliveryEstimate place="sold-out" returns={returns} />
  return (
    <>
      <PincodeCheck formRef={form} {...place} />
      <DeliveryEstimate
        place={place.isChanging || place.error !== undefined ? null : delivery}
        returns={returns}
      />
    </>
  )
}
