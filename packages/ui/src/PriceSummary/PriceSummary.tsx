import { formatRupees } from '@shop/contract/money'
import type { ComponentPropsWithRef } from 'react'
import * as S from './PriceSummary.styles.ts'

export interface PriceSummaryProps extends ComponentPropsWithRef<'section'> {
  /** Rupees: `total = mrp - discount + deliveryFee`. */
  totals: { mrp: number; discount: number; deliveryFee: number; total: number; freeDeliveryMissing: number }
  /** The totals are being worked out anew. */
  isPending?: boolean
}

/** What an order costs and why. Children, such as the button to pay, come below. */
export function PriceSummary({ totals, isPending = false, children, ...rest }: PriceSummaryProps) {
  return (
    <S.Root aria-label="Price" aria-busy={isPending} {...rest}>
      <h2>Price</h2>
      <S.Rows>
        <div>
          <dt>MRP</dt>
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
          <dt>To pay</dt>
          <dd aria-live="polite">{formatRupees(totals.total)}</dd>
        </div>
      </S.Rows>
      {totals.freeDeliveryMissing > 0 && (
        <S.Note>{`${formatRupees(totals.freeDeliveryMissing)} more, and delivery is free`}</S.Note>
      )}
      {children}
    </S.Root>
  )
}
