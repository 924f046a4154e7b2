import { CitySelect } from '@shop/shop-ui/CitySelect'
import { useLocation } from 'react-router-dom'
import { isSameCity } from '#features/city/cityName.ts'
import { useServices } from '#lib/AppServices.ts'
import { lazyPart } from '#lib/lazyPart.ts'
import { loadAhead } from '#lib/loadAhead.ts'

const loadCities = async () => (await import('./SiteCities.tsx')).SiteCities
const SiteCities = lazyPart(loadCities)

/** City selector with data. */
export function SiteCity({ selected }: { selected: string | null }) {
  const { delivery, cities } = useServices().config
  const { key } = useLocation()
  const names = [...delivery.stores.map(({ city }) => city), ...cities.map(({ name }) => name)]
  const value = names.find((name) => isSameCity(selected, name)) ?? selected
  return (
    <CitySelect value={value} resetKey={key} onIntent={loadAhead(loadCities)}>
      <SiteCities value={value} />
    </CitySelect>
  )
}
