import type { CartQuote } from '@shop/contract/cart.schema'
import { CartLine } from '@shop/shop-ui/CartLine'
import { DividedList } from '@shop/ui/DividedList'
import { OrderLine } from '@shop/shop-ui/OrderLine'
import { lineOffer } from '#features/cart/lineOffer.ts'
import { needsAnswer, type QuotedLine } from '#features/cart/quotedLines.ts'
import { cart } from '#features/cart/useCart.ts'
import { paths } from '#lib/paths.ts'
import { GiftLines } from '#routes/shared/GiftLines.tsx'

interface ReviewLinesProps {
  quote: CartQuote | undefined
  lines: readonly QuotedLine[]
  isPending: boolean
}

export function ReviewLines({ quote: cartQuote, lines, isPending }: ReviewLinesProps) {
  return (
    <DividedList>
      {lines.map((line) => {
        const { item, quote, changes } = line
        const picture = { src: quote?.image || item.media }
        const common = {
          title: item.title,
          brandName: item.brand_name,
          optionName: item.option_name,
          picture: picture.src === '' ? undefined : picture,
        }
        return (
          <li key={`${item.id} ${item.variantId}`}>
            {quote === undefined || !needsAnswer(line) ? (
              <OrderLine
                {...common}
                href={paths.product(item.slug, item.variantId ?? undefined)}
                quantity={item.quantity}
                total={quote?.line_total ?? item.sell_price * item.quantity}
                offer={quote && lineOffer(quote)}
              />
            ) : (
              <CartLine
                {...common}
                href={quote.title === '' ? null : paths.product(item.slug, item.variantId ?? undefined)}
                quantity={
                  quote.quantity_max > 0 ? Math.min(item.quantity, quote.quantity_max) : item.quantity
                }
                quantityMax={quote.quantity_max}
                mrp={quote.mrp}
                sellingPrice={quote.selling_price}
                total={isPending ? null : quote.line_total}
                offer={lineOffer(quote)}
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
      <GiftLines quote={cartQuote} level={3} />
    </DividedList>
  )
}
