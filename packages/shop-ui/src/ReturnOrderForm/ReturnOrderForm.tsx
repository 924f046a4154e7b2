import type { ReturnOrderRequest } from '@shop/contract/orders.schema'
import { useState, type ComponentPropsWithRef } from 'react'
import { Button } from '@shop/ui/Button'
import { FormNotice } from '@shop/ui/FormNotice'
import { Grid } from '@shop/ui/Grid'
import { useForm, type FormErrors } from '@shop/ui/hooks/useForm'
import { Inline } from '@shop/ui/Inline'
import * as S from '../lib/orderForm.styles.ts'
import { LineChoice, type ChoiceLine } from '../LineChoice/LineChoice.tsx'
import { Select } from '@shop/ui/Select'
import { TextField } from '@shop/ui/TextField'
import { checkReturn, toRequest, type ReturnDraft, type ReturnField } from './parts/returnDraft.ts'

export interface ReturnOrderFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> {
  /** Lines that can be returned. */
  lines: readonly ChoiceLine[]
  /** Possible pickup days; `value` is `YYYY-MM-DD`. */
  pickupDays: readonly { value: string; label: string }[]
  /** Asks for a UPI address, for orders paid in cash. */
  needsUpi?: boolean
  /** Requests the return and resolves with errors, or with undefined on success. */
  onSubmit: (request: ReturnOrderRequest) => Promise<FormErrors<ReturnField> | undefined>
  onClose: () => void
}

const REASONS: Record<ReturnOrderRequest['reason'], string> = {
  damaged: 'It arrived damaged',
  wrong_item: 'I received the wrong item',
  not_as_described: 'It’s not as described',
  size: 'The size or shade isn’t right for me',
  quality: 'I’m not happy with the quality',
  other: 'Something else',
}

const SLOTS: Record<NonNullable<ReturnOrderRequest['pickup_slot']>, string> = {
  morning: 'Morning, 9 to 1',
  afternoon: 'Afternoon, 1 to 5',
  evening: 'Evening, 5 to 9',
}

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

const isReason = (value: string): value is ReturnOrderRequest['reason'] => value in REASONS
const isSlot = (value: string): value is keyof typeof SLOTS => value in SLOTS

/**
 * Form to return lines of an order: lines, reason, pickup day and, for cash orders, a UPI address. Shows all
 * errors at once.
 */
export function ReturnOrderForm({
  lines,
  pickupDays,
  needsUpi = false,
  onSubmit,
  onClose,
  ...rest
}: ReturnOrderFormProps) {
  const [draft, setDraft] = useState<ReturnDraft>({
    lines: {},
    reason: '',
    note: '',
    pickupOn: pickupDays[0]?.value ?? '',
    pickupSlot: 'morning',
    upi: '',
  })
  const change = (part: Partial<ReturnDraft>) => setDraft((before) => ({ ...before, ...part }))
  const { formProps, errors, notice, isBusy } = useForm<ReturnField>(async () => {
    const found = checkReturn(draft, needsUpi)
    return Object.keys(found).length > 0 ? found : onSubmit(toRequest(draft, needsUpi))
  })
  return (
    <S.Root {...formProps} {...rest}>
      <LineChoice
        name="lines"
        legend="What would you like to return?"
        lines={lines}
        chosen={draft.lines}
        onChange={(chosen) => change({ lines: chosen })}
        hasQuantities
        error={errors.lines}
      />
      <Select
        label="Why?"
        name="reason"
        value={draft.reason}
        error={errors.reason}
        onChange={({ target: { value } }) => change({ reason: isReason(value) ? value : '' })}
        options={[{ value: '', label: 'Choose a reason' }, ...optionsOf(REASONS)]}
      />
      <TextField
        label="Tell us more (optional)"
        name="note"
        maxLength={300}
        value={draft.note}
        onChange={(event) => change({ note: event.target.value })}
      />
      <Grid columnRem={12}>
        <Select
          label="Pickup day"
          value={draft.pickupOn}
          onChange={(event) => change({ pickupOn: event.target.value })}
          options={pickupDays}
        />
        <Select
          label="Time of day"
          value={draft.pickupSlot}
          onChange={({ target: { value } }) => isSlot(value) && change({ pickupSlot: value })}
          options={optionsOf(SLOTS)}
        />
      </Grid>
      {needsUpi && (
        <TextField
          label="UPI ID for your refund"
          name="upi"
          hint="You paid in cash, so we’ll refund you by UPI. For example, name@bank"
          autoCapitalize="none"
          spellCheck={false}
          value={draft.upi}
          error={errors.upi}
          onChange={(event) => change({ upi: event.target.value })}
        />
      )}
      {notice !== undefined && <FormNotice>{notice}</FormNotice>}
      <Inline>
        <Button type="submit" isBusy={isBusy}>
          Request return
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Keep items
        </Button>
      </Inline>
    </S.Root>
  )
}
