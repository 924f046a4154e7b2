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
}

/** Redirects a visitor in the city of another store from the home page to its list, once per session (specification §4, *Home path*). */
export function useCityRedirect({ mayLookUp }: { mayLookUp: boolean }): void {
  const { config } = useServices()
  const go = useGo()
  const stored = useStorage(cityStore)
  const isDue = useIsHydrated() && isRedirectDue()
  const url = isDue && mayLookUp && stored === null ? config.geolocationUrl : null
  const { data: lookedUp = null } = useQuery(
    url === null ? { queryKey: ['visitor-city'], queryFn: skipToken } : visitorCityQuery(url),
  )
  const city = stored ?? lookedUp

  useEffect(() => {
    if (!isDue || city === null) return
    // Avoids a second lookup.
    if (cityStore.getState().value === null) cityStore.update(() => city)
    const near = config.delivery.stores.slice(1).find((store) => isSameCity(city, store.city))
    if (near === undefined) return
    endRedirect()
    const state: BroughtTo = { broughtTo: near.city }
    go(paths.city(near.city), { replace: true, state })
  }, [isDue, city, config, go])
}
