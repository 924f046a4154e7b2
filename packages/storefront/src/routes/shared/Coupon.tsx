import { CouponField } from '@shop/shop-ui/CouponField'
import { useLocation } from 'react-router-dom'
import type { CartQuoting } from '#features/cart/useCartQuote.ts'
import { paths } from '#lib/paths.ts'
import * as texts from '#texts/shared.ts'

export function Coupon({
  quoting: { quote, failure, retry, coupon, setCoupon, isCouponCurrent, isCouponPending },
}: {
  quoting: CartQuoting
}) {
  const { pathname } = useLocation()
  const outcome = coupon === '' ? null : (quote?.coupon ?? null)
  const hasFailed = failure !== null && coupon !== ''
  const isRefused =
    outcome !== null && !outcome.applied && !outcome.waits && isCouponCurrent && !isCouponPending
  return (
    <CouponField
      applied={outcome?.applied ? { code: outcome.code, saving: outcome.saving } : null}
      rejected={
        hasFailed
          ? { code: coupon, reason: texts.couponFailed }
          : isRefused
            ? { code: outcome.code, reason: outcome.reason ?? texts.couponRefused }
            : null
      }
      waiting={
        outcome?.waits === true ? { code: outcome.code, reason: outcome.reason ?? texts.couponRefused } : null
      }
      offers={(quote?.offers ?? []).map(({ code, title, description, saving, reason, needs_login }) => ({
        code,
        description: description === '' ? title : `${title}. ${description}`,
        saving,
        disabledReason: reason,
        loginHref: needs_login ? paths.login(pathname) : undefined,
      }))}
      isBusy={isCouponPending}
      onApply={(code) => (hasFailed && code === coupon ? retry() : setCoupon(code))}
      onRemove={() => setCoupon('')}
    />
  )
}
