import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import { useStorage } from '#lib/storage/useStorage.ts'
import { useGo } from '#lib/useGo.ts'
import { useIsHydrated } from '@shop/ui/hooks/useIsHydrated'
import { visitorCityQuery } from './api/visitorCityQuery.ts'
import { isSameCity } from './cityName.ts'
import { cityStore } from './cityStore.ts'
import { endRedirect, isRedirectDue } from './cityRedirect.ts'

/** History state of a redirect, so that the page can explain it. */
export interface BroughtTo {
  broughtTo: string
  /** Geolocation found the city; otherwise it is the stored one or that of the pincode. */
  isGuess: boolean
}

interface CityRedirectOptions {
  mayLookUp: boolean
  /** City of the shopper's pincode, which says more than a stored one. */
  pincodeCity: string | null
}

/** Redirects a visitor in the city of another store from the home page to its list, once per session (specification §4, *Home path*). */
export function useCityRedirect({ mayLookUp, pincodeCity }: CityRedirectOptions): void {
  const { config } = useServices()
  const go = useGo()
  const stored = useStorage(cityStore)
  const known = pincodeCity ?? stored
  const isDue = useIsHydrated() && isRedirectDue()
  const url = isDue && mayLookUp && known === null ? config.geolocationUrl : null
  const { data: lookedUp = null } = useQuery(
    url === null ? { queryKey: ['visitor-city'], queryFn: skipToken } : visitorCityQuery(url),
  )
  const city = known ?? lookedUp

  useEffect(() => {
    if (!isDue || city === null) return
    // Avoids a second lookup.
    if (known === null) cityStore.update(() => city)
    const near = config.delivery.stores.slice(1).find((store) => isSameCity(city, store.city))
    if (near === undefined) return
    endRedirect()
    const state: BroughtTo = { broughtTo: near.city, isGuess: known === null }
    go(paths.city(near.city), { replace: true, state })
  }, [isDue, city, known, config, go])
}
