import { useLocation } from 'react-router-dom'
import { lazyPart } from '#lib/lazyPart.ts'
import type { BroughtTo } from '#features/city/useCityRedirect.ts'
import { fieldsOf } from '#lib/storage/fieldsOf.ts'
import { paths } from '#lib/paths.ts'
import { useGo } from '#lib/useGo.ts'
import { useIsHydrated } from '@shop/ui/hooks/useIsHydrated'

const CityNotice = lazyPart(async () => (await import('@shop/shop-ui/CityNotice')).CityNotice)

/** Explains an automatic redirect to a city's list (see `useCityRedirect`). */
export function SiteCityNotice() {
  const { state, pathname, search } = useLocation()
  const go = useGo()
  const found = broughtTo(state)
  // History state survives a reload, but the server does not know it.
  if (!useIsHydrated() || found === undefined) return null
  return (
    <CityNotice {...found} homeHref={paths.home()} onStay={() => go(pathname + search, { replace: true })} />
  )
}

function broughtTo(state: unknown) {
  const { broughtTo: city, isGuess } = fieldsOf<BroughtTo>(state)
  return typeof city === 'string' ? { city, isGuess: isGuess === true } : undefined
}
