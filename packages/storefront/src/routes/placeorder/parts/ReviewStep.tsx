import type { AddressWire } from '@shop/contract/users.schema'
import { useCartQuote } from '#features/cart/useCartQuote.ts'
import { usePlaceOrder } from '../usePlaceOrder.ts'
import { Review } from './Review.tsx'

export function ReviewStep({ address }: { address: AddressWire }) {
  const quoting = useCartQuote(address.pincode)
  const placing = usePlaceOrder(quoting, address)
  return <Review address={address} quoting={quoting} placing={placing} />
}
