import type { ReturnOrderRequest } from '@shop/contract/orders.schema'
import type { FormErrors } from '@shop/ui/hooks/useForm'
import type { ShopTexts } from '../../texts/texts.ts'
import type { ChosenLines } from '../../LineChoice/LineChoice.tsx'

/** Values of the form; an empty `reason` is not selected. */
export interface ReturnDraft {
  lines: ChosenLines
  reason: ReturnOrderRequest['reason'] | ''
  note: string
  /** `YYYY-MM-DD`. */
  pickupOn: string
  pickupSlot: NonNullable<ReturnOrderRequest['pickup_slot']>
  upi: string
}

/** Fields that can be wrong. */
export type ReturnField = 'lines' | 'reason' | 'upi'

const UPI_ID = /^[\w.-]{2,64}@[A-Za-z]{2,32}$/

export function checkReturn(
  { lines, reason, upi }: ReturnDraft,
  needsUpi: boolean,
  texts: ShopTexts['ReturnOrderForm'],
): FormErrors<ReturnField> {
  return {
    ...(Object.keys(lines).length === 0 && { lines: texts.chooseLines }),
    ...(reason === '' && { reason: texts.chooseReason }),
    ...(needsUpi && !UPI_ID.test(upi.trim()) && { upi: texts.invalidUpi }),
  }
}

/** Request body for a draft without errors. */
export function toRequest(draft: ReturnDraft, needsUpi: boolean): ReturnOrderRequest {
  const note = draft.note.trim()
  return {
    lines: Object.entries(draft.lines).map(([line_id, quantity]) => ({ line_id, quantity })),
    reason: draft.reason === '' ? 'other' : draft.reason,
    ...(note !== '' && { note }),
    ...(draft.pickupOn !== '' && { pickup_on: draft.pickupOn, pickup_slot: draft.pickupSlot }),
    ...(needsUpi && { refund_upi: draft.upi.trim() }),
  }
}
