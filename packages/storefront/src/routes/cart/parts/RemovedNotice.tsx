import { UndoNotice } from '@shop/ui/UndoNotice'
import type { Removal } from '../useRemovedLine.ts'

/** Says what was removed last, with the way to get it back. */
export function RemovedNotice({ removal }: { removal: Removal }) {
  const { removed } = removal
  if (removed === undefined) return null
  const { title, option_name, id, variantId } = removed.item
  return (
    <UndoNotice key={`${id} ${variantId}`} takesFocus onUndo={() => removal.undo()}>
      {`Removed ${title}${option_name === null ? '' : `, ${option_name}`}`}
    </UndoNotice>
  )
}
