import { laterPart } from '#lib/laterPart.tsx'

/** `UndoableNotice`, which nothing shows before a line has changed. */
export const LaterUndoableNotice = laterPart(
  async () => (await import('./UndoableNotice.tsx')).UndoableNotice,
)
