import { isReopened } from '#features/consent/withdrawConsent.ts'
import { consentStore } from '#features/consent/consentStore.ts'
import { purposes } from '#features/consent/purposes.ts'
import { useConsent } from '#features/consent/useConsent.ts'
import { useServices } from '#lib/AppServices.ts'
import { lazyPart } from '#lib/lazyPart.ts'
import { paths } from '#lib/paths.ts'
import { useIsHydrated } from '@shop/ui/hooks/useIsHydrated'

const ConsentBanner = lazyPart(async () => (await import('@shop/shop-ui/ConsentBanner')).ConsentBanner)

/** Consent question, shown until answered, and only when a third party is configured. */
export function SiteConsent() {
  const { config } = useServices()
  const answer = useConsent()
  const isHydrated = useIsHydrated()
  const asked = purposes(config)
  if (!isHydrated || answer !== null || asked.length === 0) return null
  return (
    <ConsentBanner
      purposes={asked}
      policyHref={paths.privacy()}
      onAnswer={(isAllowed) => consentStore.update(() => (isAllowed ? 'yes' : 'no'))}
      takesFocus={isReopened()}
    />
  )
}
