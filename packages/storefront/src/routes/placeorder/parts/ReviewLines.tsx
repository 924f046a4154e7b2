import type { CartQuote } from '@shop/contract/cart.schema'
import { DividedList } from '@shop/ui/DividedList'
import { OrderLine } from '@shop/shop-ui/OrderLine'
import { linePrice } from '#features/cart/linePrice.ts'
import { needsAnswer, type QuotedLine } from '#features/cart/quotedLines.ts'
import { cart } from '#features/cart/useCart.ts'
import { paths } from '#lib/paths.ts'
import { GiftLines } from '#routes/shared/GiftLines.tsx'
import { lineProductOf } from '#routes/shared/lineProductOf.ts'
import { QuotedCartLine } from '#routes/shared/QuotedCartLine.tsx'
import * as texts from '#texts/checkout.ts'

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
        const { item, quote } = line
        return (
          <li key={`${item.id} ${item.variantId}`}>
            {needsAnswer(line) ? (
              <QuotedCartLine
                line={line}
                isPending={isPending}
                isFirstChange={line === firstChange}
                onRemove={() => cart.remove(item)}
              />
            ) : (
              <OrderLine
                product={lineProductOf(
                  item,
                  quote?.image || item.media,
                  paths.product(item.slug, item.variantId ?? undefined),
                )}
                quantity={item.quantity}
                price={linePrice(line, isPending)}
                note={quote?.returnable === false ? texts.cannotBeReturned : undefined}
              />
            )}
          </li>
        )
      })}
      <GiftLines quote={cartQuote} headingLevel={3} />
    </DividedList>
  )
}
