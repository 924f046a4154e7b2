import { UndoNotice } from '@shop/ui/UndoNotice'
import type { Undoable, UndoableChange } from '../useUndoable.ts'
import * as texts from '#texts/cart.ts'

interface UndoableNoticeProps {
  undoable: Undoable
  /** Number of gifts in the cart now; undefined while it is unknown. */
  gifts: number | undefined
}

/** Says what was done with a line, also with the gift that it earned, with a button to undo it. */
export function UndoableNotice({ undoable, gifts }: UndoableNoticeProps) {
  const { last } = undoable
  if (last === undefined) return null
  const { id, variantId } = last.item
  return (
    <UndoNotice key={`${id} ${variantId}`} takesFocus onUndo={() => undoable.undo()}>
      {describe(last)}
      {gifts !== undefined &&
        gifts < (last.gifts ?? 0) &&
        texts.withItsGift[last.isSaved ? 'saved' : 'removed']}
    </UndoNotice>
  )
}

function describe({ item: { title, option_name, quantity }, isSaved, changed }: UndoableChange): string {
  if (changed) {
    const { to, joined } = changed
    const text = texts.changed(title, option_name ?? '', to.option_name ?? '')
    const wanted = quantity + (joined?.quantity ?? 0)
    if (to.quantity < wanted) return text + texts.quantityIsOnly(to.quantity)
    return joined ? text + texts.quantityIs(to.quantity) : text
  }
  return (isSaved ? texts.saved : texts.removed)(title, option_name === null ? '' : `, ${option_name}`)
}
