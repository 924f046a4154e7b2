import type { CartQuote } from '@shop/contract/cart.schema'
import { DividedList } from '@shop/ui/DividedList'
import { Fragment } from 'react'
import { isSameLine, type CartItem } from '#features/cart/cartItem.ts'
import { lineOfferHint } from '#features/cart/lineOffer.ts'
import { needsAnswer, type QuotedLine } from '#features/cart/quotedLines.ts'
import { GiftLines } from '#routes/shared/GiftLines.tsx'
import { QuotedCartLine } from '#routes/shared/QuotedCartLine.tsx'
import type { Undoable, UndoableChange } from '../useUndoable.ts'
import { ChangeOption } from './ChangeOption.tsx'
import { LaterUndoableNotice } from './LaterUndoableNotice.tsx'
import { takeFocus } from '#lib/takeFocus.ts'
import * as texts from '#texts/cart.ts'

interface CartLinesProps {
  quote: CartQuote | undefined
  lines: readonly QuotedLine[]
  isPending: boolean
  /** Estimate of the whole cart: "by 6:45 pm today"; null while loading. */
  deliveryEstimate: string | null | undefined
  undoable: Undoable
}

/**
 * Lines of the cart, with a notice in the place of the last line that was removed or saved for later, or below the one that was changed, unless
 * that is undone.
 */
export function CartLines({
  quote: cartQuote,
  lines,
  isPending,
  deliveryEstimate,
  undoable,
}: CartLinesProps) {
  const { last, restored } = undoable
  const firstChange = lines.find(needsAnswer)
  const noticeAt = last && placeOfNotice(last, lines)
  const gifts = cartQuote?.lines.filter(({ is_gift }) => is_gift).length
  const notice = noticeAt !== undefined && (
    <li>
      <LaterUndoableNotice undoable={undoable} gifts={isPending ? undefined : gifts} />
    </li>
  )
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
                offerHint={cartQuote && line.quote && lineOfferHint(cartQuote, line.quote)}
                onRemove={() => undoable.remove(item, index, { gifts })}
                onSaveForLater={() => undoable.remove(item, index, { isSaved: true, gifts })}
                optionAction={
                  line.quote?.has_other_options && (
                    <ChangeOption item={item} onChange={(to) => undoable.change(item, index, to)} />
                  )
                }
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

/** Undefined when the change was undone otherwise, such as by adding the line again. */
function placeOfNotice({ item, index, changed, wasSaved }: UndoableChange, lines: readonly QuotedLine[]) {
  const placeOf = (one: CartItem) => lines.findIndex((line) => isSameLine(line.item, one))
  if (wasSaved || placeOf(item) >= 0) return undefined
  if (changed === undefined) return Math.min(index, lines.length)
  return placeOf(changed.to) < 0 ? undefined : placeOf(changed.to) + 1
}
