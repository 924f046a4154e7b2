import { PincodeCheck } from '@shop/shop-ui/PincodeCheck'
import { useDeliveryLocation } from '#features/delivery/useDeliveryLocation.ts'

/** The shopper's pincode, in the city selector. */
export function SitePincode() {
  return <PincodeCheck {...useDeliveryLocation()} />
}
