import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import { useStorage } from '#lib/storage/useStorage.ts'
import { useIsHydrated } from '#lib/useIsHydrated.ts'
import { visitorCityQuery } from './api/visitorCityQuery.ts'
import { isSameCity } from './cityName.ts'
import { cityStore } from './cityStore.ts'
import { endRedirect, isRedirectDue } from './jaipurRedirect.ts'

/** What the page that a visitor is taken to learns about it, so that it can say why and lead back. */
export interface BroughtTo {
  broughtTo: string
}

/**
 * Takes a visitor in Jaipur from the home page to the Jaipur list, once per session (spec §4, *Home path*): by the stored
 * city, or by the one that the operator's geolocation service names, if the visitor lets us ask it.
 */
export function useJaipurRedirect({ mayLookUp }: { mayLookUp: boolean }): void {
  const { config } = useServices()
  const navigate = useNavigate()
  const stored = useStorage(cityStore)
  const isDue = useIsHydrated() && isRedirectDue()
  const url = isDue && mayLookUp && stored === null ? config.geolocationUrl : null
  const { data: lookedUp = null } = useQuery(
    url === null ? { queryKey: ['visitor-city'], queryFn: skipToken } : visitorCityQuery(url),
  )
  const city = stored ?? lookedUp

  useEffect(() => {
    if (!isDue || city === null) return
    // So that nobody has to be asked a second time.
    if (cityStore.getState().value === null) cityStore.update(() => city)
    if (!isSameCity(city, 'Jaipur')) return
    endRedirect()
    const state: BroughtTo = { broughtTo: 'Jaipur' }
    void navigate(paths.jaipur(), { replace: true, state })
  }, [isDue, city, navigate])
}
