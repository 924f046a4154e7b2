import { PincodeCheck } from '@shop/shop-ui/PincodeCheck'
import { useLocation } from 'react-router-dom'
import { endRedirect } from '#features/city/cityRedirect.ts'
import { cityListFor } from '#features/city/cityListFor.ts'
import { useDeliveryLocation } from '#features/delivery/useDeliveryLocation.ts'
import { useServices } from '#lib/AppServices.ts'
import { useGo } from '#lib/useGo.ts'

/** The shopper's pincode, in the city selector. The list of a city follows a pincode elsewhere. */
export function SitePincode() {
  const { config } = useServices()
  const go = useGo()
  const shown = useLocation()
  const location = useDeliveryLocation((place) => {
    const list = cityListFor(place, config.delivery.stores, shown)
    if (list !== undefined) go(list)
  })
  function handleCheck(pincode: string) {
    endRedirect() // who asks about a pincode stays on the page
    location.onCheck(pincode)
  }
  return <PincodeCheck {...location} onCheck={handleCheck} />
}
