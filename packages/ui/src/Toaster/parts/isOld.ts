import type { PendingNotice } from '../notify.ts'

const OLD_MS = 5_000

/** Whether a toast has waited so long for the code of toasts that it may no longer be true. A `loading` one is true until it is dismissed. */
export const isOld = ({ type, since }: Pick<PendingNotice, 'type' | 'since'>): boolean =>
  type !== 'loading' && Date.now() - since > OLD_MS
