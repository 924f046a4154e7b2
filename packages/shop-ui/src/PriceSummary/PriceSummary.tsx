import { Panel } from '@shop/ui/Panel'
import { formatRupees } from '@shop/contract/money'
import type { ComponentPropsWithRef } from 'react'
import { FreeDelivery } from '../FreeDelivery/FreeDelivery.tsx'
import { Skeleton } from '@shop/ui/Skeleton'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { shopping } from '../texts/shopping.ts'
import { SummaryHead } from '../lib/summary.styles.ts'
import * as S from './PriceSummary.styles.ts'

export interface PriceTotals {
  mrp: number
  /** Discount on the MRP. */
  discount: number
  /** Discount by offers, with gifts. */
  offerDiscount?: number | undefined
  couponDiscount?: number | undefined
  deliveryFee: number
  total: number
  /** Missing amount to free delivery; 0 when delivery is free; undefined when it no longer matters. */
  freeDeliveryMissing?: number | undefined
}

export interface PriceSummaryProps extends ComponentPropsWithRef<'section'> {
  /** Amounts in rupees: `total = mrp - discount - offerDiscount - couponDiscount + deliveryFee`. Null while loading. */
  totals: PriceTotals | null
  /** Code of the coupon behind `couponDiscount`. */
  couponCode?: string | undefined
  /** True while a new quote is loading. */
  isPending?: boolean
}

/** Complete breakdown of an order's total. Children, such as the pay button, are placed below it. */
export function PriceSummary({
  totals,
  couponCode,
  isPending = false,
  children,
  ...rest
}: PriceSummaryProps) {
  const texts = useTexts(shopping, 'PriceSummary')
  return (
    <Panel tone="sunken" gap="m" aria-label={texts.title} aria-busy={isPending || totals === null} {...rest}>
      <SummaryHead>
        <h2>{texts.title}</h2>
        {isPending && totals !== null && <S.Updating>{texts.updating}</S.Updating>}
      </SummaryHead>
      {totals === null ? (
        <Placeholder />
      ) : (
        <Rows totals={totals} couponCode={couponCode} isPending={isPending} />
      )}
      <VisuallyHidden role="status">
        {totals === null || isPending ? texts.updatingTotal : texts.totalIs(formatRupees(totals.total))}
      </VisuallyHidden>
      {totals?.freeDeliveryMissing !== undefined && totals.mrp > 0 && (
        <FreeDelivery missing={totals.freeDeliveryMissing} isPending={isPending} />
      )}
      {children}
    </Panel>
  )
}

function Rows({
  totals: { mrp, discount, offerDiscount = 0, couponDiscount = 0, deliveryFee, total },
  couponCode,
  isPending,
}: {
  totals: PriceTotals
  couponCode: string | undefined
  isPending: boolean
}) {
  const texts = useTexts(shopping, 'PriceSummary')
  const saved = discount + offerDiscount + couponDiscount
  return (
    <S.Rows data-pending={isPending}>
      <div>
        <dt>{texts.mrp}</dt>
        <dd>{formatRupees(mrp)}</dd>
      </div>
      {discount > 0 && (
        <div data-tone="positive">
          <dt>{texts.discount}</dt>
          <dd>{`−${formatRupees(discount)}`}</dd>
        </div>
      )}
      {offerDiscount > 0 && (
        <div data-tone="positive">
          <dt>{texts.offers}</dt>
          <dd>{`−${formatRupees(offerDiscount)}`}</dd>
        </div>
      )}
      {couponDiscount > 0 && (
        <div data-tone="positive">
          <dt>{couponCode === undefined ? texts.coupon : texts.couponOf(couponCode)}</dt>
          <dd>{`−${formatRupees(couponDiscount)}`}</dd>
        </div>
      )}
      <div data-tone={deliveryFee === 0 ? 'positive' : undefined}>
        <dt>{texts.delivery}</dt>
        <dd>{deliveryFee === 0 ? texts.free : formatRupees(deliveryFee)}</dd>
      </div>
      <div data-rank="total">
        <dt>{texts.total}</dt>
        <dd>{formatRupees(total)}</dd>
      </div>
      {saved > 0 && (
        <div data-rank="saved">
          <dt>{texts.saved}</dt>
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
