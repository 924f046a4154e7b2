import { useQuery } from '@tanstack/react-query'
import { useIsHydrated } from '@shop/ui/hooks/useIsHydrated'
import { useEffect } from 'react'
import { cityName, isSameCity } from '#features/city/cityName.ts'
import { cityStore } from '#features/city/cityStore.ts'
import { pincodeQuery } from '#features/delivery/api/pincodeQuery.ts'
import { deliveryLocationStore } from '#features/delivery/deliveryLocationStore.ts'
import { useServices } from '#lib/AppServices.ts'
import { useStorage } from '#lib/storage/useStorage.ts'
import { useSearch } from '#lib/useSearch.ts'

/** Stores the city. A pincode of another one no longer holds. */
export function chooseCity(name: string) {
  cityStore.update(() => name)
  deliveryLocationStore.update((place) =>
    place !== null && (isSameCity(place.city, name) || isSameCity(place.state, name)) ? place : null,
  )
}

/**
 * Place that the shopper chose last: by pincode, in the city selector, or by the address (`?selectedCity=`, specification §2). The
 * server's page has none.
 */
export function useDeliveryPlace() {
  const { api } = useServices()
  const search = useSearch()
  const place = useStorage(deliveryLocationStore)
  const city = useStorage(cityStore)
  const isHydrated = useIsHydrated()
  const asked = isHydrated ? cityName(search.get('selectedCity')) : null
  useEffect(() => {
    if (asked !== null) chooseCity(asked)
  }, [asked])
  const { data = null } = useQuery({
    ...pincodeQuery(api, place?.pincode ?? ''),
    enabled: place !== null,
    // The days change when parcels leave.
    refetchOnWindowFocus: true,
  })
  return place === null ? { city: asked ?? city } : { city: place.city, service: data }
}
