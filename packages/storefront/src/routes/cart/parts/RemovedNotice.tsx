import { UndoNotice } from '@shop/ui/UndoNotice'
import type { Removal } from '../useRemovedLine.ts'
import * as texts from '#texts/cart.ts'

export function RemovedNotice({ removal }: { removal: Removal }) {
  const { removed } = removal
  if (removed === undefined) return null
  const { title, option_name, id, variantId } = removed.item
  const text = removed.isSaved ? texts.saved : texts.removed
  return (
    <UndoNotice key={`${id} ${variantId}`} takesFocus onUndo={() => removal.undo()}>
      {text(title, option_name === null ? '' : `, ${option_name}`)}
    </UndoNotice>
  )
}
