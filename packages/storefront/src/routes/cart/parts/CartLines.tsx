import type { CartQuote } from '@shop/contract/cart.schema'
import { CartLine } from '@shop/shop-ui/CartLine'
import { DividedList } from '@shop/ui/DividedList'
import { Fragment } from 'react'
import { isSameLine } from '#features/cart/cartItem.ts'
import { lineOffer } from '#features/cart/lineOffer.ts'
import { needsAnswer, type QuotedLine } from '#features/cart/quotedLines.ts'
import { cart } from '#features/cart/useCart.ts'
import { paths } from '#lib/paths.ts'
import { GiftLines } from '#routes/shared/GiftLines.tsx'
import { lineProductOf } from '#routes/shared/lineProductOf.ts'
import { FIRST_CHANGE_ID } from '#routes/shared/ReviewChanges.tsx'
import type { Removal } from '../useRemovedLine.ts'
import { RemovedNotice } from './RemovedNotice.tsx'
import * as texts from '#texts/cart.ts'

interface CartLinesProps {
  quote: CartQuote | undefined
  lines: readonly QuotedLine[]
  isPending: boolean
  /** Estimate of the whole cart: "by 6:40 pm today"; null while loading. */
  deliveryEstimate: string | null | undefined
  removal: Removal
}

/** Lines of the cart, with the last removed line in its place. */
export function CartLines({ quote: cartQuote, lines, isPending, deliveryEstimate, removal }: CartLinesProps) {
  const { removed, restored } = removal
  const firstChange = lines.find(needsAnswer)
  const notice = removed && (
    <li>
      <RemovedNotice removal={removal} />
    </li>
  )
  const noticeAt = removed && Math.min(removed.index, lines.length)
  return (
    <DividedList padding="l" aria-label={texts.inYourCart}>
      {lines.map((line, index) => {
        const { item, quote, changes } = line
        const isSold = quote === undefined || quote.title !== ''
        const max = quote?.quantity_max
        const address = paths.product(item.slug, item.variantId ?? undefined)
        return (
          <Fragment key={`${item.id} ${item.variantId}`}>
            {index === noticeAt && notice}
            <li>
              <CartLine
                id={line === firstChange ? FIRST_CHANGE_ID : undefined}
                tabIndex={-1}
                ref={restored && isSameLine(restored, item) ? takeFocus : undefined}
                product={{
                  ...lineProductOf(item, quote?.image || item.media, isSold ? address : null),
                  isNonReturnable: quote !== undefined && isSold && !quote.returnable,
                }}
                price={{
                  mrp: quote?.mrp ?? item.ori_price,
                  sellingPrice: quote?.selling_price ?? item.sell_price,
                  total: isPending ? null : quote?.line_total,
                  offer: quote && lineOffer(quote),
                }}
                quantity={max ? Math.min(item.quantity, max) : item.quantity}
                quantityMax={max}
                changes={changes}
                deliveryEstimate={deliveryEstimate}
                onQuantityChange={(quantity) => cart.setQuantity(item, quantity)}
                onAccept={() => quote && cart.accept(item, nowOf(quote))}
                onSaveForLater={() => cart.saveForLater(item)}
                onRemove={() => removal.remove(item, index)}
              />
            </li>
          </Fragment>
        )
      })}
      {noticeAt === lines.length && notice}
      <GiftLines quote={cartQuote} headingLevel={2} />
    </DividedList>
  )
}

const nowOf = ({ mrp, selling_price, quantity_max }: NonNullable<QuotedLine['quote']>) => ({
  mrp,
  sellingPrice: selling_price,
  quantityMax: quantity_max,
})

function takeFocus(element: HTMLElement | null) {
  element?.focus()
}
