import { useRef, useState, type ComponentPropsWithRef, type SubmitEvent } from 'react'
import { Button } from '@shop/ui/Button'
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
  isBusy?: boolean
  error?: string | undefined
  onCancelOrder: (cancellation: Cancellation) => void
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
  isBusy = false,
  error,
  onCancelOrder,
  onClose,
  ...rest
}: CancelOrderFormProps) {
  const open = lines.filter(({ disabledReason }) => disabledReason === null)
  const [chosen, setChosen] = useState<ChosenLines>(() =>
    Object.fromEntries(open.map(({ id, quantity }) => [id, quantity])),
  )
  const [reason, setReason] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const ids = Object.keys(chosen)
  const isAll = ids.length === lines.length
  const consequences = ids.length === 0 ? undefined : describeCancellation?.(ids)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setIsChecked(true)
    if (ids.length === 0) form.current?.querySelector<HTMLInputElement>('input:enabled')?.focus()
    else if (!isBusy) onCancelOrder({ lines: isAll ? null : ids, reason })
  }
  return (
    <S.Root ref={form} noValidate onSubmit={submit} {...rest}>
      <LineChoice
        legend="What would you like to cancel?"
        lines={lines}
        chosen={chosen}
        onChange={setChosen}
        error={isChecked && ids.length === 0 ? 'Choose what to cancel.' : undefined}
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
      {error !== undefined && <S.Failure role="alert">{error}</S.Failure>}
      <S.Buttons>
        <Button type="submit" isBusy={isBusy}>
          {isAll ? 'Cancel order' : ids.length === 1 ? 'Cancel 1 item' : `Cancel ${ids.length} items`}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Keep order
        </Button>
      </S.Buttons>
    </S.Root>
  )
}
