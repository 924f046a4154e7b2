import { BarTotal } from '@shop/shop-ui/BarTotal'
import { Heading } from '@shop/ui/Heading'
import { Stack } from '@shop/ui/Stack'
import { StickyBar } from '@shop/ui/StickyBar'
import { useRef, type ReactNode } from 'react'
import { totalOf } from '#features/cart/cartStore.ts'
import { needsAnswer, toQuotedLines } from '#features/cart/quotedLines.ts'
import { toPrice } from '#features/cart/toPrice.ts'
import type { CartQuoting } from '#features/cart/useCartQuote.ts'
import type { useDeliveryLocation } from '#features/delivery/useDeliveryLocation.ts'
import { takeFocus } from '#lib/takeFocus.ts'
import { JoinReceipt } from '#routes/shared/JoinReceipt.tsx'
import * as S from '../CartRoute.styles.ts'
import type { Undoable } from '../useUndoable.ts'
import { CartAside } from './CartAside.tsx'
import { CartLines } from './CartLines.tsx'
import { PlaceOrder } from './PlaceOrder.tsx'
import { LaterSavedLines } from './LaterSavedLines.tsx'
import * as texts from '#texts/cart.ts'

interface FilledCartProps {
  quoting: CartQuoting
  place: ReturnType<typeof useDeliveryLocation>
  undoable: Undoable
  /** It was empty on this page: what was added is shown, wherever the shopper had scrolled to. */
  wasEmpty?: boolean
  /** Shown above the lines. */
  notice?: ReactNode
  /** Shown below the lines and what is saved for later, and on mobile below the totals. */
  children?: ReactNode
}

/** Cart with its lines and totals. Every amount comes from the quote. */
export function FilledCart({
  quoting,
  place,
  undoable,
  wasEmpty = false,
  notice,
  children,
}: FilledCartProps) {
  const placeOrder = useRef<HTMLDivElement>(null)
  const { items, quote, isPending, deliveryEstimate } = quoting
  const lines = toQuotedLines(items, quote)
  const count = totalOf(items)
  const canOrder = quote !== undefined && quote.serviceable !== false && !lines.some(needsAnswer)
  const button = (
    <PlaceOrder canOrder={canOrder} isKnown={quote !== undefined} isServed={quote?.serviceable !== false} />
  )
  return (
    <>
      <Heading
        level={1}
        size="h2"
        tabIndex={-1}
        ref={wasEmpty ? takeFocus : undefined}
        note={`${count} ${count === 1 ? 'item' : 'items'}`}
      >
        {texts.yourCart}
      </Heading>
      {notice}
      <JoinReceipt />
      <S.CartColumns>
        <CartLines
          quote={quote}
          lines={lines}
          isPending={isPending}
          deliveryEstimate={place.place === null || place.isChanging ? undefined : deliveryEstimate}
          undoable={undoable}
        />
        <CartAside quoting={quoting} place={place}>
          <div ref={placeOrder}>{button}</div>
        </CartAside>
        <Stack gap="columns">
          <LaterSavedLines undoable={undoable} />
          {children}
        </Stack>
      </S.CartColumns>
      {quote !== undefined && (
        <StickyBar replaces={placeOrder}>
          <BarTotal
            total={quote.totals.total}
            isPending={isPending}
            missing={toPrice(quote).totals?.freeDelivery?.missing}
          />
          {button}
        </StickyBar>
      )}
    </>
  )
}
