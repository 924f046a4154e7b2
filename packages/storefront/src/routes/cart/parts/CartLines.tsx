import type { CartQuote } from '@shop/contract/cart.schema'
import { DividedList } from '@shop/ui/DividedList'
import { Fragment } from 'react'
import { isSameLine } from '#features/cart/cartItem.ts'
import { needsAnswer, type QuotedLine } from '#features/cart/quotedLines.ts'
import { GiftLines } from '#routes/shared/GiftLines.tsx'
import { QuotedCartLine } from '#routes/shared/QuotedCartLine.tsx'
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

/** Lines of the cart, with a notice in the place of the last line that was removed or saved for later, unless it is back. */
export function CartLines({ quote: cartQuote, lines, isPending, deliveryEstimate, removal }: CartLinesProps) {
  const { restored } = removal
  const removed = lines.some(({ item }) => removal.removed && isSameLine(removal.removed.item, item))
    ? undefined
    : removal.removed
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
        const { item } = line
        return (
          <Fragment key={`${item.id} ${item.variantId}`}>
            {index === noticeAt && notice}
            <li>
              <QuotedCartLine
                line={line}
                isPending={isPending}
                isFirstChange={line === firstChange}
                ref={restored && isSameLine(restored, item) ? takeFocus : undefined}
                deliveryEstimate={deliveryEstimate}
                onRemove={() => removal.remove(item, index)}
                onSaveForLater={() => removal.remove(item, index, { isSaved: true })}
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

function takeFocus(element: HTMLElement | null) {
  element?.focus()
}
