import { useIsHydrated } from '@shop/ui/hooks/useIsHydrated'
import { lazyPart } from '#lib/lazyPart.ts'

const WaysOn = lazyPart(async () => (await import('./WaysOn.tsx')).WaysOn)

/** Categories and best sellers, loaded once the page is shown. */
export function LaterWaysOn() {
  return useIsHydrated() && <WaysOn />
}
