import { useLocation, useNavigate } from 'react-router-dom'
import { lazyPart } from '#lib/lazyPart.ts'
import { paths } from '#lib/paths.ts'
import { useIsHydrated } from '#lib/useIsHydrated.ts'

const CityNotice = lazyPart(async () => (await import('@shop/ui/CityNotice')).CityNotice)

/** For who was taken to their city's list: why, and the way back (see `useJaipurRedirect`). */
export function SiteCityNotice() {
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const city = broughtTo(state)
  // The history remembers it over a reload, of which the server knows nothing.
  if (!useIsHydrated() || city === undefined) return null
  return (
    <CityNotice
      city={city}
      homeHref={paths.home()}
      onStay={() => void navigate(pathname + search, { replace: true })}
    />
  )
}

function broughtTo(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('broughtTo' in state)) return undefined
  return typeof state.broughtTo === 'string' ? state.broughtTo : undefined
}
