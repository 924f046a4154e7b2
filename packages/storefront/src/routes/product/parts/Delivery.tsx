import type { Product } from '@shop/contract/products'
import { DeliveryPromise } from '@shop/ui/DeliveryPromise'
import { PincodeCheck } from '@shop/ui/PincodeCheck'
import { useRef } from 'react'
import { usePlace, usePlacePromise } from '#features/pincode/usePlace.ts'
import { useEarlySubmit } from '#lib/useEarlySubmit.ts'

/** When it comes: in general, and once the shopper has said where to, there. */
export function Delivery({ product }: { product: Product }) {
  const { place, error, isBusy, check } = usePlace()
  const form = useRef<HTMLFormElement>(null)
  useEarlySubmit(form)
  const promise = usePlacePromise()
  return (
    <>
      <PincodeCheck formRef={form} place={place} error={error} isBusy={isBusy} onCheck={check} />
      <DeliveryPromise place={promise} {...product.delivery} isReturnable={product.isReturnable} />
    </>
  )
}
