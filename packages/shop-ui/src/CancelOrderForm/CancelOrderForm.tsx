import { useState, type ComponentPropsWithRef } from 'react'
import { Button } from '@shop/ui/Button'
import { Callout } from '@shop/ui/Callout'
import { useForm, type FormErrors } from '@shop/ui/hooks/useForm'
import { Inline } from '@shop/ui/Inline'
import { LineChoice, type ChoiceLine, type ChosenLines } from '../LineChoice/LineChoice.tsx'
import { Select } from '@shop/ui/Select'
import { Stack } from '@shop/ui/Stack'
import { Text } from '@shop/ui/Text'
import { ButtonRow } from '../lib/buttonRow.styles.ts'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { orders } from '../texts/orders.ts'

export interface Cancellation {
  /** Ids of the lines; null cancels the whole order. */
  lines: string[] | null
  /** Empty when the shopper gave no reason. */
  reason: string
}

export interface CancelOrderFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> {
  lines: readonly ChoiceLine[]
  /** Ids of the gifts that are cancelled with the lines with these ids. */
  giftsOf?: (lineIds: readonly string[]) => readonly string[]
  /** Consequences of cancelling the lines with these ids, such as "₹499 will go back to your card". */
  describeCancellation?: (lineIds: readonly string[]) => string | undefined
  /** Cancels and resolves with errors, or with undefined on success. */
  onSubmit: (cancellation: Cancellation) => Promise<FormErrors<'lines'> | undefined>
  onCancel: () => void
}

/** Form to cancel an order or some of its lines; the reason is optional. Gifts follow what was bought. */
export function CancelOrderForm({
  lines,
  giftsOf = () => [],
  describeCancellation,
  onSubmit,
  onCancel,
  ref,
  ...rest
}: CancelOrderFormProps) {
  const texts = useTexts(orders, 'CancelOrderForm')
  const bought = lines.filter(({ isGift }) => isGift !== true)
  const open = bought.filter(({ disabledReason }) => disabledReason === null)
  const [chosen, setChosen] = useState<ChosenLines>(() =>
    Object.fromEntries(open.map(({ id, quantity }) => [id, quantity])),
  )
  const [reason, setReason] = useState('')
  const ids = bought.map(({ id }) => id).filter((id) => chosen[id] !== undefined)
  const isAll = ids.length === bought.length
  const gifts = giftsOf(ids)
  const consequences = ids.length === 0 ? undefined : describeCancellation?.(ids)

  const { formProps, errors, notice, isBusy } = useForm<'lines'>(
    async () =>
      ids.length === 0 ? { lines: texts.chooseLines } : onSubmit({ lines: isAll ? null : ids, reason }),
    ref,
  )
  return (
    <Stack as="form" gap="l" {...formProps} {...rest}>
      <LineChoice
        name="lines"
        legend={texts.lines}
        lines={lines.map((line) =>
          line.isGift === true
            ? { ...line, disabledReason: gifts.includes(line.id) ? texts.giftGoes : texts.giftStays }
            : line,
        )}
        value={Object.fromEntries([...ids, ...gifts].map((id) => [id, 1]))}
        onChange={setChosen}
        error={errors.lines}
      />
      <Select
        label={texts.reason}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        options={[
          { value: '', label: texts.noReason },
          ...texts.reasons.map((text) => ({ value: text, label: text })),
        ]}
      />
      <Text size="s" tone="muted" role="status">
        {consequences}
      </Text>
      {notice !== undefined && <Callout>{notice}</Callout>}
      <Inline as={ButtonRow}>
        <Button type="submit" isBusy={isBusy}>
          {isAll ? texts.cancelOrder : texts.cancelItems(ids.length)}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {texts.keep}
        </Button>
      </Inline>
    </Stack>
  )
}
