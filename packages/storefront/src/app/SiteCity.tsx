import { CitySelect } from '@shop/shop-ui/CitySelect'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { cityLinks } from '#features/city/cityLinks.ts'
import { isSameCity } from '#features/city/cityName.ts'
import { endRedirect } from '#features/city/cityRedirect.ts'
import { useServices } from '#lib/AppServices.ts'
import { lazyPart } from '#lib/lazyPart.ts'
import { chooseCity } from '#routes/shared/useDeliveryPlace.ts'

const SitePincode = lazyPart(async () => (await import('./SitePincode.tsx')).SitePincode)

interface SiteCityProps {
  selected: string | null
}

/** City selector with data. Choosing a city ends the automatic redirect. */
export function SiteCity({ selected }: SiteCityProps) {
  const { config } = useServices()
  const { key } = useLocation()
  const cities = useMemo(() => cityLinks(config), [config])
  return (
    <CitySelect
      cities={cities}
      value={cities.find(({ name }) => isSameCity(selected, name))?.name ?? selected}
      pincode={<SitePincode />}
      onChange={(name) => {
        chooseCity(name)
        endRedirect()
      }}
      resetKey={key}
    />
  )
}
