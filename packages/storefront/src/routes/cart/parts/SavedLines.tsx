import { paiseOfRupees, rupeesOfPaise } from '@shop/contract/money'
import { Button } from '@shop/ui/Button'
import { DividedList } from '@shop/ui/DividedList'
import { Heading } from '@shop/ui/Heading'
import { Stack } from '@shop/ui/Stack'
import { OrderLine } from '@shop/shop-ui/OrderLine'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { Fragment } from 'react'
import { isSameLine } from '#features/cart/cartItem.ts'
import { cart, useCartItems, useSavedItems } from '#features/cart/useCart.ts'
import { paths } from '#lib/paths.ts'
import { lineProductOf } from '#routes/shared/lineProductOf.ts'
import type { Undoable } from '../useUndoable.ts'
import { UndoableNotice } from './UndoableNotice.tsx'
import { takeFocus } from '#lib/takeFocus.ts'
import * as texts from '#texts/cart.ts'

/** Lines that are saved for later, with a notice in the place of the last one that was removed, unless that is undone. */
export function SavedLines({ undoable }: { undoable: Undoable }) {
  const items = useSavedItems()
  const inCart = useCartItems()
  const { last, restored } = undoable
  const removed = last?.wasSaved ? last : undefined
  const isBack = removed && [...items, ...inCart].some((item) => isSameLine(item, removed.item))
  const noticeAt = removed && !isBack ? Math.min(removed.index, items.length) : undefined
  if (items.length === 0 && noticeAt === undefined) return null
  const notice = (
    <li>
      <UndoableNotice undoable={undoable} gifts={undefined} />
    </li>
  )
  return (
    <Stack
      as="section"
      // Below an empty cart, the column of the lines has no other beside it.
      maxWidth={inCart.length === 0 ? 'measure' : undefined}
      aria-labelledby="saved-heading"
    >
      <Heading level={2} size="h3" id="saved-heading">
        {texts.savedForLater}
      </Heading>
      <DividedList padding="l">
        {items.map((item, index) => (
          <Fragment key={`${item.id} ${item.variantId}`}>
            {index === noticeAt && notice}
            <li>
              <OrderLine
                ref={restored && isSameLine(restored, item) ? takeFocus : undefined}
                tabIndex={-1}
                product={lineProductOf(
                  item,
                  item.media,
                  paths.product(item.slug, item.variantId ?? undefined),
                )}
                quantity={item.quantity}
                price={{
                  mrp: item.ori_price,
                  sellingPrice: item.sell_price,
                  total: rupeesOfPaise(paiseOfRupees(item.sell_price) * item.quantity),
                }}
                actions={
                  <>
                    <Button variant="quiet" onClick={() => cart.takeBack(item)}>
                      {texts.moveToCart}
                      <VisuallyHidden>{` ${item.title}`}</VisuallyHidden>
                    </Button>
                    <Button variant="quiet" onClick={() => undoable.removeSaved(item, index)}>
                      {texts.remove}
                      <VisuallyHidden>{texts.fromWhatIsSaved(item.title)}</VisuallyHidden>
                    </Button>
                  </>
                }
              />
            </li>
          </Fragment>
        ))}
        {noticeAt === items.length && notice}
      </DividedList>
    </Stack>
  )
}
