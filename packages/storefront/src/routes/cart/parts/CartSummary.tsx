import type { CartQuoteResponse } from '@shop/contract/cart.schema'
import { Button } from '@shop/ui/Button'
import { PriceSummary } from '@shop/ui/PriceSummary'
import type { ReactNode } from 'react'
import * as S from '../CartRoute.styles.ts'

interface CartSummaryProps {
  /** Null while they are not known. */
  totals: CartQuoteResponse['data']['totals'] | null
  isPending: boolean
  /** The shop did not answer. */
  isFailed: boolean
  onRetry: () => void
  /** The button to order. */
  children: ReactNode
}

/** What the cart costs, or that it can't be found out now. */
export function CartSummary({ totals, isPending, isFailed, onRetry, children }: CartSummaryProps) {
  if (isFailed) {
    return (
      <S.Notice role="alert">
        <h2>We can’t work out the total</h2>
        <p>The shop does not answer just now. Your cart is safe on this device.</p>
        <Button onClick={onRetry}>Try again</Button>
      </S.Notice>
    )
  }
  return (
    <S.Aside>
      <PriceSummary
        isPending={isPending}
        totals={
          totals && {
            mrp: totals.mrp,
            discount: totals.discount,
            deliveryFee: totals.delivery_fee,
            total: totals.total,
            freeDeliveryMissing: totals.free_delivery_missing,
          }
        }
      >
        {children}
      </PriceSummary>
    </S.Aside>
  )
}
