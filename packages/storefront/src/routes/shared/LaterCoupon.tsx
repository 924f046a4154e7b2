import { Skeleton } from '@shop/ui/Skeleton'
import { laterPart } from '#lib/laterPart.tsx'

/** `Coupon`, whose code is no part of the first visit. */
export const LaterCoupon = laterPart(async () => (await import('./Coupon.tsx')).Coupon, {
  isOptional: true,
  meanwhile: <Skeleton height="4.4rem" />,
})
