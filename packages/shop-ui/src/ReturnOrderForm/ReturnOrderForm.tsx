import { isShopsMistake } from '@shop/contract/isShopsMistake'
import type { ReturnOrderRequest } from '@shop/contract/orders.schema'
import { useState, type ComponentPropsWithRef } from 'react'
import { Button } from '@shop/ui/Button'
import { Callout } from '@shop/ui/Callout'
import { Grid } from '@shop/ui/Grid'
import { useForm, type FormErrors } from '@shop/ui/hooks/useForm'
import { Inline } from '@shop/ui/Inline'
import { allOf, LineChoice, type ChoiceLine, type ChosenLines } from '../LineChoice/LineChoice.tsx'
import { Select } from '@shop/ui/Select'
import { Stack } from '@shop/ui/Stack'
import { Text } from '@shop/ui/Text'
import { TextField } from '@shop/ui/TextField'
import { limitOfChoice, type ReturnLine } from './parts/limitOfChoice.ts'
import { checkReturn, toRequest, type ReturnDraft, type ReturnField } from './parts/returnDraft.ts'
import { ButtonsInSight, FormWithButtons } from '../lib/buttonsInSight.styles.ts'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { orders } from '../texts/orders.ts'

export type { ReturnLine }

export interface ReturnOrderFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> {
  /** With a line that is only for a mistake of the shop, no other reason can be chosen. */
  lines: readonly ReturnLine[]
  /** Possible pickup days; `value` is `YYYY-MM-DD`. */
  pickupDays: readonly { value: string; label: string }[]
  /** Asks for a UPI address, for orders paid in cash. */
  needsUpi?: boolean
  /** Consequences of returning these units, such as "You get ₹499 back". */
  describeRefund?: (chosen: ChosenLines, reason: string) => string
  /** Further consequence of a reason, such as another refund; empty for most. */
  describeReason?: (reason: string) => string
  /** Requests the return and resolves with errors, or with undefined on success. */
  onSubmit: (request: ReturnOrderRequest) => Promise<FormErrors<ReturnField> | undefined>
  onCancel: () => void
}

const has = <Name extends string>(labels: Record<Name, string>, value: string): value is Name =>
  value in labels

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/**
 * Form to return lines of an order: lines, reason, pickup day and, for cash orders, a UPI address. Shows all
 * errors at once.
 */
export function ReturnOrderForm({
  lines,
  pickupDays,
  needsUpi = false,
  describeRefund,
  describeReason,
  onSubmit,
  onCancel,
  ref,
  ...rest
}: ReturnOrderFormProps) {
  const texts = useTexts(orders, 'ReturnOrderForm')
  const [typed, setDraft] = useState<ReturnDraft>(() => ({
    lines: firstChoiceOf(lines.filter(({ disabledReason }) => disabledReason === null)),
    reason: '',
    note: '',
    pickupOn: pickupDays[0]?.value ?? '',
    pickupSlot: 'morning',
    upi: '',
  }))
  const change = (part: Partial<ReturnDraft>) => setDraft((before) => ({ ...before, ...part }))
  const { isOnlyForMistake, isMixed } = limitOfChoice(lines, typed.lines)
  // A reason that does not fit any more is kept for when it does again.
  const draft = isOnlyForMistake && !isShopsMistake(typed.reason) ? { ...typed, reason: '' as const } : typed
  const reasons = optionsOf(texts.reasons).filter(({ value }) => !isOnlyForMistake || isShopsMistake(value))
  const forMistake = lines.filter((line) => line.isOnlyForMistake && line.disabledReason === null)
  const condition = texts.onlyForMistake(forMistake.length)
  const { formProps, errors, notice, isBusy } = useForm<ReturnField>(async () => {
    const found = checkReturn(draft, needsUpi, texts)
    return Object.keys(found).length > 0 ? found : onSubmit(toRequest(draft, needsUpi))
  }, ref)
  return (
    <Stack as={FormWithButtons} gap="l" {...formProps} {...rest}>
      <LineChoice
        name="lines"
        legend={texts.lines}
        lines={lines.map((line) => (forMistake.includes(line) ? { ...line, condition } : line))}
        value={draft.lines}
        onChange={(chosen) => change({ lines: chosen })}
        hasQuantities
        error={errors.lines}
      />
      <Stack gap="xxs">
        <Select
          label={texts.reason}
          name="reason"
          value={draft.reason}
          error={errors.reason}
          onChange={({ target: { value } }) => change({ reason: has(texts.reasons, value) ? value : '' })}
          options={[{ value: '', label: texts.reasonPlaceholder }, ...reasons]}
        />
        <Text size="s" tone="muted" role="status">
          {isMixed && `${texts.sameReason} `}
          {describeReason?.(draft.reason)}
        </Text>
      </Stack>
      <TextField
        label={texts.note}
        name="note"
        maxLength={300}
        value={draft.note}
        onChange={(event) => change({ note: event.target.value })}
      />
      <Grid columnRem={12}>
        <Select
          label={texts.pickupDay}
          value={draft.pickupOn}
          onChange={(event) => change({ pickupOn: event.target.value })}
          options={pickupDays}
        />
        <Select
          label={texts.pickupSlot}
          value={draft.pickupSlot}
          onChange={({ target: { value } }) => has(texts.slots, value) && change({ pickupSlot: value })}
          options={optionsOf(texts.slots)}
        />
      </Grid>
      {needsUpi && (
        <TextField
          label={texts.upi}
          name="upi"
          hint={texts.upiHint}
          autoCapitalize="none"
          spellCheck={false}
          value={draft.upi}
          error={errors.upi}
          onChange={(event) => change({ upi: event.target.value })}
        />
      )}
      {notice !== undefined && <Callout>{notice}</Callout>}
      <Inline as={ButtonsInSight}>
        <Text size="s" weight="bold" role="status">
          {Object.keys(draft.lines).length > 0 && describeRefund?.(draft.lines, draft.reason)}
        </Text>
        <Button variant="secondary" size="l" onClick={onCancel}>
          {texts.keep}
        </Button>
        <Button type="submit" size="l" isBusy={isBusy}>
          {texts.submit}
        </Button>
      </Inline>
    </Stack>
  )
}

/** Shoppers choose by themselves, unless one unit leaves no choice. */
const firstChoiceOf = (open: readonly ChoiceLine[]): ChosenLines =>
  open.length === 1 && open[0]?.quantity === 1 ? allOf(open) : {}
