import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { useIsHydrated } from '../../hooks/useIsHydrated.ts'
import { RangeSlider, type Range } from '../../RangeSlider/RangeSlider.tsx'
import { TextField, type TextFieldProps } from '../../TextField/TextField.tsx'
import type { FilterRange } from '../FilterPanel.types.ts'
import { isApart, rangeAmounts, resolveRangeSlider } from '../resolveRangeSlider.ts'
import { useFormats, useTexts } from '../../TextsProvider/TextsProvider.tsx'
import { filterTexts } from '../../texts/filterTexts.ts'
import * as S from '../FilterPanel.styles.ts'

/**
 * Price range as a slider and two number fields. A change applies when a thumb is released, a field loses
 * focus, or Enter is pressed. The form submits the fields; the slider only sets them.
 */
export function RangeFilter({ group }: { group: FilterRange }) {
  const texts = useTexts(filterTexts, 'FilterPanel')
  const { min, max, minName, maxName, lowest, highest } = group
  const fields = useRef<HTMLDivElement>(null)
  function handleBlur({ currentTarget: { value, defaultValue, form } }: FocusEvent<HTMLInputElement>) {
    if (value !== defaultValue) form?.requestSubmit()
  }
  function write(amounts: readonly [from: string, to: string]) {
    const inputs = fields.current?.querySelectorAll('input[type="number"]') ?? []
    for (const [index, input] of [...inputs].entries()) {
      if (input instanceof HTMLInputElement) input.value = amounts[index] ?? ''
    }
  }
  // The bounds of the list would contradict a selection that lies apart from them.
  const [from, to] = isApart(group) ? [] : [Math.floor(lowest), Math.ceil(highest)]
  const field = { type: 'number', inputMode: 'numeric', min: 0, step: 1, onBlur: handleBlur } as const
  return (
    <S.Range ref={fields}>
      <PriceSlider
        group={group}
        onMove={write}
        onDone={() => fields.current?.closest('form')?.requestSubmit()}
      />
      <AmountField {...field} label={texts.from} name={minName} amount={min} placeholder={from?.toString()} />
      <AmountField {...field} label={texts.to} name={maxName} amount={max} placeholder={to?.toString()} />
      {highest > lowest && <S.RangeHint>{texts.range(lowest, highest)}</S.RangeHint>}
    </S.Range>
  )
}

interface AmountFieldProps extends TextFieldProps {
  amount: number | undefined
}

/** Uncontrolled, so that text typed before hydration is kept. An amount that changes from outside is written into it: it keeps the focus. */
function AmountField({ amount, ...rest }: AmountFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const written = useRef(amount)
  useEffect(() => {
    if (field.current === null || written.current === amount) return
    written.current = amount
    field.current.value = String(amount ?? '')
  }, [amount])
  return <TextField ref={field} defaultValue={amount ?? ''} {...rest} />
}

interface PriceSliderProps {
  group: FilterRange
  /** New texts of the two fields. */
  onMove: (amounts: readonly [from: string, to: string]) => void
  onDone: () => void
}

function PriceSlider({ group, onMove, onDone }: PriceSliderProps) {
  const formats = useFormats()
  const { lowest, highest } = group
  const slider = resolveRangeSlider(group)
  const selected = slider?.value ?? [0, 0]
  const [value, setValue] = useState<Range>(selected)
  // A range that changes from outside moves the thumbs, of which one may have the focus.
  const [shown, setShown] = useState<Range>(selected)
  if (selected.join() !== shown.join()) {
    setShown(selected)
    setValue(selected)
  }
  const isHydrated = useIsHydrated()
  if (slider === null) return null
  const { min, max, step } = slider
  function handleChange(next: Range) {
    setValue(next)
    if (slider !== null) onMove(rangeAmounts(slider, group, next))
  }
  return (
    <S.Slider>
      <RangeSlider
        label={group.title}
        isLabelHidden
        value={value}
        min={min}
        max={max}
        step={step}
        // The ends of the slider are rounded outwards.
        format={(amount) => formats.price(Math.min(Math.max(amount, lowest), highest))}
        disabled={!isHydrated}
        onChange={handleChange}
        onCommit={onDone}
      />
    </S.Slider>
  )
}
