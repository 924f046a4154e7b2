import { StickyBar } from '@shop/ui/StickyBar'
import { formatRupees } from '@shop/contract/money'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { quoteQuery } from '#features/cart/api/quoteQuery.ts'
import { totalOf } from '#features/cart/cartStore.ts'
import { needsAnswer, toQuotedLines } from '#features/cart/quotedLines.ts'
import { useCartItems } from '#features/cart/useCart.ts'
import { useServices } from '#lib/AppServices.ts'
import * as S from '../CartRoute.styles.ts'
import { useRemovedLine } from '../useRemovedLine.ts'
import { CartLines } from './CartLines.tsx'
import { CartSummary } from './CartSummary.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { PlaceOrder } from './PlaceOrder.tsx'
import { RemovedNotice } from './RemovedNotice.tsx'

/** The cart as the browser keeps it, joined with what the shop says of it now. */
export function CartView() {
  const { api } = useServices()
  const items = useCartItems()
  const removal = useRemovedLine()
  const placeOrder = useRef<HTMLDivElement>(null)
  const { data, isPlaceholderData, isFetching, isError, refetch } = useQuery({
    ...quoteQuery(api, items),
    enabled: items.length > 0,
  })

  if (items.length === 0) {
    return (
      <>
        {removal.removed && <RemovedNotice removal={removal} />}
        <EmptyCart />
      </>
    )
  }
  const quote = isError ? undefined : data
  const lines = toQuotedLines(items, quote)
  const isPending = isPlaceholderData || (quote !== undefined && isFetching)
  const count = totalOf(items)
  const canOrder = quote !== undefined && !lines.some(needsAnswer)
  return (
    <>
      <S.Title>
        Your cart <span>{`${count} ${count === 1 ? 'item' : 'items'}`}</span>
      </S.Title>
      <S.Columns>
        <CartLines lines={lines} isPending={isPending} removal={removal} />
        <CartSummary
          totals={quote?.totals ?? null}
          isPending={isPending}
          isFailed={isError && !isFetching}
          onRetry={() => void refetch()}
        >
          <div ref={placeOrder}>
            <PlaceOrder canOrder={canOrder} isKnown={quote !== undefined} />
          </div>
        </CartSummary>
      </S.Columns>
      {quote !== undefined && (
        <StickyBar standsFor={placeOrder}>
          <S.BarTotal data-pending={isPending}>
            Total <b>{formatRupees(quote.totals.total)}</b>
          </S.BarTotal>
          <PlaceOrder canOrder={canOrder} isKnown />
        </StickyBar>
      )}
    </>
  )
}
