import type { PincodeResponse } from '@shop/contract/pincodes.schema'
import type { Product, Variant } from '@shop/contract/products'
import { DeliveryEstimate } from '@shop/shop-ui/DeliveryEstimate'
import { PincodeCheck } from '@shop/shop-ui/PincodeCheck'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useQuantityToOrder } from '#features/cart/useCart.ts'
import { pincodeQuery } from '#features/delivery/api/pincodeQuery.ts'
import { useItemDelivery } from '#features/delivery/useItemDelivery.ts'
import { useDeliveryLocation } from '#features/delivery/useDeliveryLocation.ts'
import { useServices } from '#lib/AppServices.ts'
import { useEarlySubmit } from '#lib/useEarlySubmit.ts'
import { useCityDelivery } from '#routes/shared/useCityDelivery.ts'
import * as texts from '#texts/product.ts'

interface DeliveryProps {
  product: Product
  variant: Variant | undefined
}

export function Delivery({ product, variant }: DeliveryProps) {
  const place = useDeliveryLocation()
  const { api, config } = useServices()
  const { data: service } = useQuery({
    ...pincodeQuery(api, place.place?.pincode ?? ''),
    enabled: place.place !== null,
  })
  const form = useRef<HTMLFormElement>(null)
  useEarlySubmit(form)
  const variantId = variant?.id ?? null
  const quantity = useQuantityToOrder(product.id, variantId)
  const toCity = useCityDelivery()
  const delivery = useItemDelivery({ productId: product.id, variantId, quantity }, toCity?.area?.pincode)
  const returns = product.returnException ?? config.returnDays
  const sold = variant ?? product
  if (sold.quantity === 0) return <DeliveryEstimate place="sold-out" returns={returns} />
  return (
    <>
      <PincodeCheck formRef={form} {...place} />
      <DeliveryEstimate
        place={
          place.isChanging && place.error === undefined
            ? null
            : withService(delivery, service, sold.sellingPrice)
        }
        area={toCity?.area?.name}
        cityNote={toCity?.days && texts.byParcelTo(toCity.city, toCity.days)}
        returns={returns}
      />
    </>
  )
}

/** Says why a parcel comes to where the shop also delivers within hours, and that the price is too high for cash. */
function withService(
  delivery: ReturnType<typeof useItemDelivery>,
  service: PincodeResponse['data'] | undefined,
  price: number,
): ReturnType<typeof useItemDelivery> {
  if (delivery === null || typeof delivery === 'string' || service === undefined) return delivery
  const { estimate } = delivery
  return {
    ...delivery,
    ...(price > service.cod_max && { cashUpTo: service.cod_max }),
    estimate: estimate && { ...estimate, isMissingNearby: !estimate.isExpress && service.express },
  }
}
