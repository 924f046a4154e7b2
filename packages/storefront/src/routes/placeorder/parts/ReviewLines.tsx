import type { CartQuote } from '@shop/contract/cart.schema'
import { CartLine } from '@shop/shop-ui/CartLine'
import { DividedList } from '@shop/ui/DividedList'
import { OrderLine } from '@shop/shop-ui/OrderLine'
import { lineOffer } from '#features/cart/lineOffer.ts'
import { needsAnswer, type QuotedLine } from '#features/cart/quotedLines.ts'
import { cart } from '#features/cart/useCart.ts'
import { paths } from '#lib/paths.ts'
import { GiftLines } from '#routes/shared/GiftLines.tsx'
import { lineProductOf } from '#routes/shared/lineProductOf.ts'
import { FIRST_CHANGE_ID } from '#routes/shared/ReviewChanges.tsx'

interface ReviewLinesProps {
  quote: CartQuote | undefined
  lines: readonly QuotedLine[]
  isPending: boolean
}

export function ReviewLines({ quote: cartQuote, lines, isPending }: ReviewLinesProps) {
  const firstChange = lines.find(needsAnswer)
  return (
    <DividedList>
      {lines.map((line) => {
        const { item, quote, changes } = line
        const address = paths.product(item.slug, item.variantId ?? undefined)
        const product = lineProductOf(item, quote?.image || item.media, quote?.title === '' ? null : address)
        return (
          <li key={`${item.id} ${item.variantId}`}>
            {quote === undefined || !needsAnswer(line) ? (
              <OrderLine
                product={product}
                quantity={item.quantity}
                total={quote?.line_total ?? item.sell_price * item.quantity}
                offer={quote && lineOffer(quote)}
              />
            ) : (
              <CartLine
                id={line === firstChange ? FIRST_CHANGE_ID : undefined}
                tabIndex={-1}
                product={product}
                price={{
                  mrp: quote.mrp,
                  sellingPrice: quote.selling_price,
                  total: isPending ? null : quote.line_total,
                  offer: lineOffer(quote),
                }}
                quantity={
                  quote.quantity_max > 0 ? Math.min(item.quantity, quote.quantity_max) : item.quantity
                }
                quantityMax={quote.quantity_max}
                changes={changes}
                onQuantityChange={(quantity) => cart.setQuantity(item, quantity)}
                onAccept={() =>
                  cart.accept(item, {
                    mrp: quote.mrp,
                    sellingPrice: quote.selling_price,
                    quantityMax: quote.quantity_max,
                  })
                }
                onRemove={() => cart.remove(item)}
                onSaveForLater={() => cart.saveForLater(item)}
              />
            )}
          </li>
        )
      })}
      <GiftLines quote={cartQuote} headingLevel={3} />
    </DividedList>
  )
}
