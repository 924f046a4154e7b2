import { Panel } from '@shop/ui/Panel'
import { Skeleton } from '@shop/ui/Skeleton'
import { laterPart } from '#lib/laterPart.tsx'
import { useIsOnline } from '#lib/useIsOnline.ts'
import { couponOffline } from '#texts/couponOffline.ts'

/** `Coupon`, whose code is no part of the first visit, and does not come without a connection. */
export const LaterCoupon = laterPart(async () => (await import('./Coupon.tsx')).Coupon, {
  isOptional: true,
  meanwhile: <Meanwhile />,
})

function Meanwhile() {
  return useIsOnline() ? <Skeleton height="4.4rem" /> : <Panel tone="card">{couponOffline}</Panel>
}
