import { CityList } from '@shop/shop-ui/CityList'
import { useMemo } from 'react'
import { cityLinks } from '#features/city/cityLinks.ts'
import { endRedirect } from '#features/city/cityRedirect.ts'
import { useServices } from '#lib/AppServices.ts'
import { chooseCity } from '#routes/shared/useDeliveryPlace.ts'
import { SitePincode } from './SitePincode.tsx'

/** Panel of the city selector, which loads on intent. Choosing a city ends the automatic redirect. */
export function SiteCities({ value }: { value: string | null }) {
  const { config } = useServices()
  const cities = useMemo(() => cityLinks(config), [config])
  return (
    <CityList
      cities={cities}
      value={value}
      pincode={<SitePincode />}
      onChange={(name) => {
        chooseCity(name)
        endRedirect()
      }}
    />
  )
}
