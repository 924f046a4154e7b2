import type { PincodeResponse } from '@shop/contract/pincodes.schema'
import type { Product, Variant } from '@shop/contract/products'
import { DeliveryEstimate } from '@shop/shop-ui/DeliveryEstimate'
import { PincodeCheck } from '@shop/shop-ui/PincodeCheck'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { pincodeQuery } from '#features/delivery/api/pincodeQuery.ts'
import { useDeliveryLocation } from '#features/delivery/useDeliveryLocation.ts'
import { useServices } from '#lib/AppServices.ts'
import { useEarlySubmit } from '#lib/useEarlySubmit.ts'
import { useCityDelivery } from '#routes/shared/useCityDelivery.ts'
import * as texts from '#texts/productParts.ts'
import { useProductDelivery } from './useProductDelivery.ts'

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
  const toCity = useCityDelivery()
  const delivery = useProductDelivery(product, variant)
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
  delivery: ReturnType<typeof useProductDelivery>,
  service: PincodeResponse['data'] | undefined,
  price: number,
): ReturnType<typeof useProductDelivery> {
  if (delivery === null || typeof delivery === 'string' || service === undefined) return delivery
  const { estimate } = delivery
  return {
    ...delivery,
    ...(price > service.cod_max && { cashUpTo: service.cod_max }),
    estimate: estimate && { ...estimate, isMissingNearby: !estimate.isExpress && service.express },
  }
}
