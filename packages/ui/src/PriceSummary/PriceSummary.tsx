import { formatRupees } from '@shop/contract/money'
import type { ComponentPropsWithRef } from 'react'
import { FreeDelivery } from '../FreeDelivery/FreeDelivery.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as S from './PriceSummary.styles.ts'

export interface PriceTotals {
  mrp: number
  /** What the shop takes off the MRP. */
  discount: number
  /** What the coupon takes off on top of it. */
  couponDiscount?: number | undefined
  deliveryFee: number
  total: number
  /** What is missing to free delivery; 0 once it is free; left out where it no longer matters. */
  freeDeliveryMissing?: number | undefined
}

export interface PriceSummaryProps extends ComponentPropsWithRef<'section'> {
  /** Rupees: `total = mrp - discount - couponDiscount + deliveryFee`. Null while nothing is known yet. */
  totals: PriceTotals | null
  /** The coupon that `couponDiscount` is from. */
  couponCode?: string | undefined
  /** They are of the cart as it was, and are being worked out anew. */
  isPending?: boolean
}

/** What an order costs and why: every part of it, so that nothing is added later. Children, such as the button to pay, come below. */
export function PriceSummary({
  totals,
  couponCode,
  isPending = false,
  children,
  ...rest
}: PriceSummaryProps) {
  return (
    <S.Root aria-label="Price" aria-busy={isPending || totals === null} {...rest}>
      <S.Head>
        <h2>Price</h2>
        {isPending && totals !== null && <S.Updating>Updating…</S.Updating>}
      </S.Head>
      {totals === null ? (
        <Placeholder />
      ) : (
        <Rows totals={totals} couponCode={couponCode} isPending={isPending} />
      )}
      <VisuallyHidden role="status">
        {totals === null || isPending ? 'Updating the total' : `Total ${formatRupees(totals.total)}`}
      </VisuallyHidden>
      {totals?.freeDeliveryMissing !== undefined && totals.mrp > 0 && (
        <FreeDelivery
          goods={totals.mrp - totals.discount - (totals.couponDiscount ?? 0)}
          missing={totals.freeDeliveryMissing}
          isPending={isPending}
        />
      )}
      {children}
    </S.Root>
  )
}

function Rows({
  totals: { mrp, discount, couponDiscount = 0, deliveryFee, total },
  couponCode,
  isPending,
}: {
  totals: PriceTotals
  couponCode: string | undefined
  isPending: boolean
}) {
  const saved = discount + couponDiscount
  return (
    <S.Rows data-pending={isPending}>
      <div>
        <dt>MRP, with all taxes</dt>
        <dd>{formatRupees(mrp)}</dd>
      </div>
      {discount > 0 && (
        <div data-tone="positive">
          <dt>Discount</dt>
          <dd>{`−${formatRupees(discount)}`}</dd>
        </div>
      )}
      {couponDiscount > 0 && (
        <div data-tone="positive">
          <dt>{couponCode === undefined ? 'Coupon' : `Coupon ${couponCode}`}</dt>
          <dd>{`−${formatRupees(couponDiscount)}`}</dd>
        </div>
      )}
      <div data-tone={deliveryFee === 0 ? 'positive' : undefined}>
        <dt>Delivery</dt>
        <dd>{deliveryFee === 0 ? 'Free' : formatRupees(deliveryFee)}</dd>
      </div>
      <div data-rank="total">
        <dt>Total</dt>
        <dd>{formatRupees(total)}</dd>
      </div>
      {saved > 0 && (
        <div data-rank="saved">
          <dt>You save</dt>
          <dd>{formatRupees(saved)}</dd>
        </div>
      )}
    </S.Rows>
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
