import { Heading } from '@shop/ui/Heading'
import { Inline } from '@shop/ui/Inline'
import { Panel } from '@shop/ui/Panel'
import { formatExactRupees, formatRupees } from '@shop/contract/money'
import type { ComponentPropsWithRef } from 'react'
import { FreeDelivery } from '../FreeDelivery/FreeDelivery.tsx'
import { Skeleton } from '@shop/ui/Skeleton'
import { Text } from '@shop/ui/Text'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { cart } from '../texts/cart.ts'
import * as S from './PriceSummary.styles.ts'

/** Amounts of the items that the shopper chose: gifts cost nothing and are not included. */
export interface PriceTotals {
  mrp: number
  /** Discount on the MRP. */
  discount: number
  /** Discount by offers. */
  offerDiscount?: number
  /** Title of the offer, if it is the only one. */
  offer?: string | undefined
  couponDiscount?: number
  /** Null where the shop does not deliver. */
  deliveryFee: number | null
  /** Charge that was cancelled after the order: of items, or of all with the delivery. */
  cancelled?: number
  /** Refund of returned items, with a delivery fee that came back. */
  returned?: number
  total: number
  /** Amount that was paid before items were cancelled or returned, and the part of it that comes back. */
  paid?: { amount: number; back: number } | undefined
  /** Amount from which delivery is free, and what is missing to it. Undefined when it no longer matters. */
  freeDelivery?: { missing: number; from: number }
}

export interface PriceSummaryProps extends ComponentPropsWithRef<'section'> {
  /** Amounts in rupees: `total = mrp - discount - offerDiscount - couponDiscount + deliveryFee - cancelled - returned`. Null while loading. */
  totals: PriceTotals | null
  /** Code of the coupon behind `couponDiscount`. */
  couponCode?: string
  /** Why that coupon does not apply yet. */
  couponWaits?: string
  /** True while a new quote is loading. */
  isPending?: boolean
}

/** Complete breakdown of an order's total. Children, such as the pay button, are placed below it. */
export function PriceSummary({
  totals,
  couponCode,
  couponWaits,
  isPending = false,
  children,
  ...rest
}: PriceSummaryProps) {
  const texts = useTexts(cart, 'PriceSummary')
  return (
    <Panel tone="sunken" gap="m" aria-label={texts.title} aria-busy={isPending || totals === null} {...rest}>
      <Inline gap="m" rowGap="none" align="baseline" justify="between">
        <Heading level={2} size="h3">
          {texts.title}
        </Heading>
        {isPending && totals !== null && (
          <Text as="span" size="s" tone="muted">
            {texts.updating}
          </Text>
        )}
      </Inline>
      {totals === null ? (
        <Placeholder />
      ) : (
        <Rows totals={totals} couponCode={couponCode} couponWaits={couponWaits} isPending={isPending} />
      )}
      <VisuallyHidden role="status">
        {totals === null || isPending ? texts.updatingTotal : texts.totalIs(formatTotal(totals))}
      </VisuallyHidden>
      {totals?.freeDelivery !== undefined && <FreeDelivery {...totals.freeDelivery} isPending={isPending} />}
      {children}
    </Panel>
  )
}

/** Whole rupees like all prices; what is left after a refund is exact, because the refund is. */
function formatTotal({ total, cancelled = 0, returned = 0 }: PriceTotals): string {
  return cancelled + returned > 0 ? formatExactRupees(total) : formatRupees(total)
}

function Rows({
  totals,
  couponCode,
  couponWaits,
  isPending,
}: {
  totals: PriceTotals
  couponCode: string | undefined
  couponWaits: string | undefined
  isPending: boolean
}) {
  const texts = useTexts(cart, 'PriceSummary')
  const { mrp, discount, offerDiscount = 0, offer, couponDiscount = 0 } = totals
  const { deliveryFee, cancelled = 0, returned = 0, paid } = totals
  // The discounts are of all items, also of those that were cancelled or returned.
  const saved = cancelled + returned > 0 ? 0 : discount + offerDiscount + couponDiscount
  return (
    <S.Rows data-pending={isPending}>
      <Row label={texts.mrp} value={formatRupees(mrp)} />
      {discount > 0 && <Row tone="positive" label={texts.discount} value={`−${formatRupees(discount)}`} />}
      {offerDiscount > 0 && (
        <Row
          tone="positive"
          label={offer === undefined ? texts.offers : texts.offerOf(offer)}
          value={`−${formatRupees(offerDiscount)}`}
        />
      )}
      {couponDiscount > 0 && (
        <Row
          tone="positive"
          label={couponCode === undefined ? texts.coupon : texts.couponOf(couponCode)}
          value={`−${formatRupees(couponDiscount)}`}
        />
      )}
      {couponCode !== undefined && couponWaits !== undefined && (
        <Row label={texts.couponWaits(couponCode)} value={couponWaits} />
      )}
      {deliveryFee !== null && (
        <Row
          tone={deliveryFee === 0 ? 'positive' : undefined}
          label={texts.delivery}
          value={deliveryFee === 0 ? texts.free : formatRupees(deliveryFee)}
        />
      )}
      {cancelled > 0 && <Row label={texts.cancelled} value={`−${formatExactRupees(cancelled)}`} />}
      {returned > 0 && <Row label={texts.returned} value={`−${formatExactRupees(returned)}`} />}
      <Row rank="total" label={texts.total} value={formatTotal(totals)} />
      {paid && <Row label={texts.paid} value={formatExactRupees(paid.amount)} />}
      {paid && <Row label={texts.refund} value={formatExactRupees(paid.back)} />}
      {saved > 0 && <Row rank="saved" label={texts.saved} value={formatRupees(saved)} />}
    </S.Rows>
  )
}

interface RowProps {
  label: string
  value: string
  tone?: 'positive'
  rank?: 'total' | 'saved'
}

function Row({ label, value, tone, rank }: RowProps) {
  return (
    <Inline gap="m" align="baseline" justify="between" wrap="none" data-tone={tone} data-rank={rank}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </Inline>
  )
}

function Placeholder() {
  return (
    <S.Rows as="div">
      <Skeleton height="1.3rem" />
      <Skeleton height="1.3rem" />
      <Skeleton height="1.3rem" />
      <div data-rank="total">
        <Skeleton height="1.7rem" />
      </div>
    </S.Rows>
  )
}
