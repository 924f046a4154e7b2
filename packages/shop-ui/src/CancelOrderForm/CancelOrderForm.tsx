import { useState, type ComponentPropsWithRef } from 'react'
import { Button } from '@shop/ui/Button'
import { FormNotice } from '@shop/ui/FormNotice'
import { useForm, type FormErrors } from '@shop/ui/hooks/useForm'
import { Inline } from '@shop/ui/Inline'
import { LineChoice, type ChoiceLine, type ChosenLines } from '../LineChoice/LineChoice.tsx'
import { Select } from '@shop/ui/Select'
import * as S from '../lib/orderForm.styles.ts'

export interface Cancellation {
  /** Ids of the lines; null cancels the whole order. */
  lines: string[] | null
  /** Empty when the shopper gave no reason. */
  reason: string
}

export interface CancelOrderFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> {
  lines: readonly ChoiceLine[]
  /** Consequences of cancelling the lines with these ids, such as "₹499 will go back to your card". */
  describeCancellation?: ((lineIds: readonly string[]) => string | undefined) | undefined
  /** Cancels and resolves with errors, or with undefined on success. */
  onSubmit: (cancellation: Cancellation) => Promise<FormErrors<'lines'> | undefined>
  onClose: () => void
}

const REASONS = [
  'I ordered by mistake',
  'I found a better price',
  'Delivery is too late',
  'I want another size or shade',
  'Something else',
]

/** Form to cancel an order or some of its lines; the reason is optional. */
export function CancelOrderForm({
  lines,
  describeCancellation,
  onSubmit,
  onClose,
  ...rest
}: CancelOrderFormProps) {
  const open = lines.filter(({ disabledReason }) => disabledReason === null)
  const [chosen, setChosen] = useState<ChosenLines>(() =>
    Object.fromEntries(open.map(({ id, quantity }) => [id, quantity])),
  )
  const [reason, setReason] = useState('')
  const ids = Object.keys(chosen)
  const isAll = ids.length === lines.length
  const consequences = ids.length === 0 ? undefined : describeCancellation?.(ids)

  const { formProps, errors, notice, isBusy } = useForm<'lines'>(async () =>
    ids.length === 0 ? { lines: 'Choose what to cancel.' } : onSubmit({ lines: isAll ? null : ids, reason }),
  )
  return (
    <S.Root {...formProps} {...rest}>
      <LineChoice
        name="lines"
        legend="What would you like to cancel?"
        lines={lines}
        chosen={chosen}
        onChange={setChosen}
        error={errors.lines}
      />
      <Select
        label="Why? (optional)"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        options={[
          { value: '', label: 'I’d rather not say' },
          ...REASONS.map((text) => ({ value: text, label: text })),
        ]}
      />
      <S.Note role="status">{consequences}</S.Note>
      {notice !== undefined && <FormNotice>{notice}</FormNotice>}
      <Inline>
        <Button type="submit" isBusy={isBusy}>
          {isAll ? 'Cancel order' : ids.length === 1 ? 'Cancel 1 item' : `Cancel ${ids.length} items`}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Keep order
        </Button>
      </Inline>
    </S.Root>
  )
}
