import { CitySelect } from '@shop/shop-ui/CitySelect'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { cityLinks } from '#features/city/cityLinks.ts'
import { isSameCity } from '#features/city/cityName.ts'
import { cityStore } from '#features/city/cityStore.ts'
import { endRedirect } from '#features/city/cityRedirect.ts'
import { useSelectedCity } from '#features/city/useSelectedCity.ts'
import { useServices } from '#lib/AppServices.ts'

/** City selector with data. Choosing a city ends the automatic redirect. */
export function SiteCity() {
  const { config } = useServices()
  const { key } = useLocation()
  const cities = useMemo(() => cityLinks(config), [config])
  const selected = useSelectedCity()
  return (
    <CitySelect
      cities={cities}
      value={cities.find(({ name }) => isSameCity(selected, name))?.name ?? selected}
      onChange={(name) => {
        cityStore.update(() => name)
        endRedirect()
      }}
      resetKey={key}
    />
  )
}
