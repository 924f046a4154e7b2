import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import { useStorage } from '#lib/storage/useStorage.ts'
import { useIsHydrated } from '@shop/ui/hooks/useIsHydrated'
import { visitorCityQuery } from './api/visitorCityQuery.ts'
import { isSameCity } from './cityName.ts'
import { cityStore } from './cityStore.ts'
import { endRedirect, isRedirectDue } from './jaipurRedirect.ts'

/** History state of a redirect, so that the page can explain it. */
export interface BroughtTo {
  broughtTo: string
}

/** Redirects a visitor in Jaipur from the home page to the Jaipur list, once per session (specification §4, Home path*). */
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
    // Avoids a second lookup.
    if (cityStore.getState().value === null) cityStore.update(() => city)
    if (!isSameCity(city, 'Jaipur')) return
    endRedirect()
    const state: BroughtTo = { broughtTo: 'Jaipur' }
    void navigate(paths.jaipur(), { replace: true, state })
  }, [isDue, city, navigate])
}
