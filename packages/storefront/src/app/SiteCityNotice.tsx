import { useLocation } from 'react-router-dom'
import { lazyPart } from '#lib/lazyPart.ts'
import { paths } from '#lib/paths.ts'
import { useGo } from '#lib/useGo.ts'
import { useIsHydrated } from '@shop/ui/hooks/useIsHydrated'

const CityNotice = lazyPart(async () => (await import('@shop/shop-ui/CityNotice')).CityNotice)

/** Explains an automatic redirect to a city's list (see `useCityRedirect`). */
export function SiteCityNotice() {
  const { state, pathname, search } = useLocation()
  const go = useGo()
  const city = broughtTo(state)
  // History state survives a reload, but the server does not know it.
  if (!useIsHydrated() || city === undefined) return null
  return (
    <CityNotice city={city} homeHref={paths.home()} onStay={() => go(pathname + search, { replace: true })} />
  )
}

function broughtTo(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('broughtTo' in state)) return undefined
  return typeof state.broughtTo === 'string' ? state.broughtTo : undefined
}
