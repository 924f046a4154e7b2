import { useState, type ComponentPropsWithRef } from 'react'
import { BulletList } from '@shop/ui/BulletList'
import { Button } from '@shop/ui/Button'
import { Callout } from '@shop/ui/Callout'
import { useForm, type FormErrors } from '@shop/ui/hooks/useForm'
import { Inline } from '@shop/ui/Inline'
import { itemName } from '@shop/contract/itemName'
import { allOf, LineChoice, type ChoiceLine, type ChosenLines } from '../LineChoice/LineChoice.tsx'
import { Select } from '@shop/ui/Select'
import { Stack } from '@shop/ui/Stack'
import { Text } from '@shop/ui/Text'
import { ButtonsInSight, FormWithButtons } from '../lib/buttonsInSight.styles.ts'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { orders } from '../texts/orders.ts'

export interface Cancellation {
  /** Units to cancel by line id; null cancels the whole order. */
  lines: ChosenLines | null
  /** Empty when the shopper gave no reason. */
  reason: string
}

/** Ids of gifts that a choice cancels, and of those that stay although it cancels units that earned them. */
export interface GiftsOfChoice {
  gone: readonly string[]
  kept: readonly string[]
}

/** Sentences that tell what a cancellation does to the shopper's money. */
export interface Consequences {
  /** The amount, in a sentence: "You get ₹499 back the way you paid." */
  money: string
  /** Gifts that the shopper loses; empty without any. */
  gifts?: string
  /** When and why, and what happens to the rest; may be empty. */
  rules: string
}

export interface CancelOrderFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> {
  lines: readonly ChoiceLine[]
  /** Tells which gifts go and which stay when these units are cancelled. */
  giftsOf?: (chosen: ChosenLines) => GiftsOfChoice
  /** Tells what a cancellation of these units does to the shopper's money; undefined where nothing was paid or is due. */
  describeCancellation?: (chosen: ChosenLines) => Consequences | undefined
  /** Cancels and resolves with errors, or with undefined on success. */
  onSubmit: (cancellation: Cancellation) => Promise<FormErrors<'lines'> | undefined>
  onCancel: () => void
}

/**
 * Form to cancel an order, some of its lines or some units of a line; the reason is optional. Gifts follow what was bought. When no line can be
 * chosen, the whole order is cancelled.
 */
export function CancelOrderForm({
  lines,
  giftsOf = () => ({ gone: [], kept: [] }),
  describeCancellation,
  onSubmit,
  onCancel,
  ref,
  ...rest
}: CancelOrderFormProps) {
  const texts = useTexts(orders, 'CancelOrderForm')
  const bought = lines.filter(({ isGift }) => isGift !== true)
  const open = bought.filter(({ disabledReason }) => disabledReason === null)
  // Shoppers choose by themselves, unless there is one line: they see how many of its units they cancel.
  const [selected, setSelected] = useState<ChosenLines>(() =>
    open.length === 0 ? allOf(bought) : open.length === 1 ? allOf(open) : {},
  )
  // The order may have changed meanwhile.
  const chosen: ChosenLines = Object.fromEntries(
    bought.flatMap(({ id, quantity }) => {
      const units = selected[id]
      return units === undefined ? [] : [[id, Math.min(units, quantity)]]
    }),
  )
  const [reason, setReason] = useState('')
  const units = Object.values(chosen).reduce((sum, count) => sum + count, 0)
  const isAll = bought.every(({ id, quantity }) => chosen[id] === quantity)
  const gifts = giftsOf(chosen)
  const consequences = units === 0 ? undefined : describeCancellation?.(chosen)

  const { formProps, errors, isBusy } = useForm<'lines'>(
    async () =>
      units === 0 ? { lines: texts.chooseLines } : onSubmit({ lines: isAll ? null : chosen, reason }),
    ref,
  )
  return (
    <Stack as={FormWithButtons} gap="l" {...formProps} {...rest}>
      {open.length === 0 ? (
        <Stack gap="s">
          <p>{bought[0]?.disabledReason}</p>
          <BulletList>
            {lines.map(({ id, title, optionName, quantity }) => (
              <li key={id}>
                {itemName(title, optionName)}
                {quantity > 1 && ` × ${quantity}`}
              </li>
            ))}
          </BulletList>
        </Stack>
      ) : (
        <LineChoice
          name="lines"
          legend={texts.lines}
          lines={lines.map((line) =>
            gifts.gone.includes(line.id)
              ? { ...line, disabledReason: texts.giftGoes }
              : gifts.kept.includes(line.id)
                ? { ...line, disabledReason: texts.giftStays }
                : line,
          )}
          value={{ ...chosen, ...Object.fromEntries(gifts.gone.map((id) => [id, 1])) }}
          onChange={setSelected}
          hasQuantities
          error={errors.lines}
        />
      )}
      <Select
        label={texts.reason}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        options={[
          { value: '', label: texts.noReason },
          ...texts.reasons.map((text) => ({ value: text, label: text })),
        ]}
      />
      {consequences !== undefined && consequences.rules !== '' && (
        <Text size="s" tone="muted">
          {consequences.rules}
        </Text>
      )}
      {errors.form !== undefined && <Callout>{errors.form}</Callout>}
      <Inline as={ButtonsInSight}>
        <div role="status">
          {units === 0 && (
            <Text size="s" tone="muted">
              {texts.chooseForAmount}
            </Text>
          )}
          {consequences !== undefined && <Text weight="bold">{consequences.money}</Text>}
          {consequences?.gifts && <Text size="s">{consequences.gifts}</Text>}
        </div>
        <Button variant="secondary" size="l" onClick={onCancel}>
          {texts.keep}
        </Button>
        <Button type="submit" variant={units === 0 ? 'secondary' : 'critical'} size="l" isBusy={isBusy}>
          {isAll ? texts.cancelOrder : units === 0 ? texts.cancelNone : texts.cancelItems(units)}
        </Button>
      </Inline>
    </Stack>
  )
}
