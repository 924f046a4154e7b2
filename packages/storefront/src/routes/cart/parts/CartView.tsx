import { BarTotal } from '@shop/ui/BarTotal'
import { Heading } from '@shop/ui/Heading'
import { StickyBar } from '@shop/ui/StickyBar'
import { useRef } from 'react'
import { totalOf } from '#features/cart/cartStore.ts'
import { needsAnswer, toQuotedLines } from '#features/cart/quotedLines.ts'
import { useCartItems } from '#features/cart/useCart.ts'
import { useCartQuote } from '#features/cart/useCartQuote.ts'
import { usePlace } from '#features/pincode/usePlace.ts'
import { formatPromise } from '#lib/formatPromise.ts'
import { JoinReceipt } from '#routes/shared/JoinReceipt.tsx'
import * as S from '../CartRoute.styles.ts'
import { useRemovedLine } from '../useRemovedLine.ts'
import { CartAside } from './CartAside.tsx'
import { CartLines } from './CartLines.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { PlaceOrder } from './PlaceOrder.tsx'
import { RemovedNotice } from './RemovedNotice.tsx'
import { SavedLines } from './SavedLines.tsx'

/** The cart as the browser keeps it, joined with what the shop says of it now. */
export function CartView() {
  const items = useCartItems()
  const removal = useRemovedLine()
  const placeOrder = useRef<HTMLDivElement>(null)
  const place = usePlace()
  const quoting = useCartQuote(place.place?.pincode)
  const { quote, isPending } = quoting

  if (items.length === 0) {
    return (
      <>
        <JoinReceipt />
        {removal.removed && <RemovedNotice removal={removal} />}
        <EmptyCart />
        <SavedLines />
      </>
    )
  }
  const lines = toQuotedLines(items, quote)
  const count = totalOf(items)
  const canOrder = quote !== undefined && quote.serviceable !== false && !lines.some(needsAnswer)
  const button = (
    <PlaceOrder canOrder={canOrder} isKnown={quote !== undefined} isServed={quote?.serviceable !== false} />
  )
  return (
    <>
      <Heading level={1} size="h2" note={`${count} ${count === 1 ? 'item' : 'items'}`}>
        Your cart
      </Heading>
      <JoinReceipt />
      <S.Columns>
        <CartLines
          lines={lines}
          isPending={isPending}
          promise={quote?.delivery ? formatPromise(quote.delivery) : undefined}
          removal={removal}
        />
        <CartAside quoting={quoting} place={place}>
          <div ref={placeOrder}>{button}</div>
        </CartAside>
      </S.Columns>
      <SavedLines />
      {quote !== undefined && (
        <StickyBar standsFor={placeOrder}>
          <BarTotal total={quote.totals.total} isPending={isPending} />
          {button}
        </StickyBar>
      )}
    </>
  )
}
