import { formatRupees } from '@shop/contract/money'
import type { ComponentPropsWithRef, CSSProperties } from 'react'
import { CheckIcon, TruckIcon } from '../Icon/Icon.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as S from './PriceSummary.styles.ts'

export interface PriceSummaryProps extends ComponentPropsWithRef<'section'> {
  /** Rupees: `total = mrp - discount + deliveryFee`. Null while nothing is known yet. */
  totals: {
    mrp: number
    discount: number
    deliveryFee: number
    total: number
    /** What is missing to free delivery; 0 once it is free. */
    freeDeliveryMissing: number
  } | null
  /** They are of the cart as it was, and are being worked out anew. */
  isPending?: boolean
}

/** What an order costs and why. Children, such as the button to pay, come below. */
export function PriceSummary({ totals, isPending = false, children, ...rest }: PriceSummaryProps) {
  return (
    <S.Root aria-label="Price" aria-busy={isPending || totals === null} {...rest}>
      <S.Head>
        <h2>Price</h2>
        {isPending && totals !== null && <S.Updating>Updating…</S.Updating>}
      </S.Head>
      {totals === null ? (
        <Placeholder />
      ) : (
        <S.Rows data-pending={isPending}>
          <div>
            <dt>MRP, with all taxes</dt>
            <dd>{formatRupees(totals.mrp)}</dd>
          </div>
          {totals.discount > 0 && (
            <div data-tone="positive">
              <dt>Discount</dt>
              <dd>{`−${formatRupees(totals.discount)}`}</dd>
            </div>
          )}
          <div data-tone={totals.deliveryFee === 0 ? 'positive' : undefined}>
            <dt>Delivery</dt>
            <dd>{totals.deliveryFee === 0 ? 'Free' : formatRupees(totals.deliveryFee)}</dd>
          </div>
          <div data-rank="total">
            <dt>Total</dt>
            <dd>{formatRupees(totals.total)}</dd>
          </div>
        </S.Rows>
      )}
      <VisuallyHidden role="status">
        {totals === null || isPending ? 'Updating the total' : `Total ${formatRupees(totals.total)}`}
      </VisuallyHidden>
      {totals !== null && totals.mrp > 0 && <FreeDelivery totals={totals} isPending={isPending} />}
      {children}
    </S.Root>
  )
}

function FreeDelivery({
  totals: { mrp, discount, freeDeliveryMissing: missing },
  isPending,
}: {
  totals: NonNullable<PriceSummaryProps['totals']>
  isPending: boolean
}) {
  const goods = mrp - discount
  const share = { '--share': `${(goods / (goods + missing)) * 100}%` } as CSSProperties
  return (
    <S.Delivery data-pending={isPending} data-free={missing === 0}>
      <p>
        {missing === 0 ? <CheckIcon size={18} /> : <TruckIcon size={18} />}
        {missing === 0 ? 'Delivery is free' : `${formatRupees(missing)} more for free delivery`}
      </p>
      {missing > 0 && <S.Bar style={share} aria-hidden="true" />}
    </S.Delivery>
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
