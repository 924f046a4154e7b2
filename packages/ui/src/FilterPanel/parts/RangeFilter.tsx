import { useEffect, useRef, useState } from 'react'
import { useIsHydrated } from '../../hooks/useIsHydrated.ts'
import { RangeSlider, type Range } from '../../RangeSlider/RangeSlider.tsx'
import { TextField } from '../../TextField/TextField.tsx'
import type { FilterRange } from '../FilterPanel.types.ts'
import { isApart, rangeAmounts, resolveRangeSlider } from '../resolveRangeSlider.ts'
import type { Formats } from '../../formats/createFormats.ts'
import { useFormats, useTexts } from '../../TextsProvider/TextsProvider.tsx'
import { filterTexts } from '../../texts/filterTexts.ts'
import * as S from '../FilterPanel.styles.ts'

/**
 * Price range as a slider and two fields. A change applies when a thumb is released, a field loses
 * focus, or Enter is pressed. The form submits the fields; the slider only sets them.
 */
export function RangeFilter({ group }: { group: FilterRange }) {
  const texts = useTexts(filterTexts, 'FilterPanel')
  const formats = useFormats()
  const { min, max, minName, maxName, lowest, highest } = group
  const fields = useRef<HTMLDivElement>(null)
  function write(amounts: readonly [from: string, to: string]) {
    const inputs = fields.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? []
    for (const [index, input] of [...inputs].entries()) input.value = grouped(amounts[index] ?? '', formats)
  }
  // The bounds of the list would contradict a selection that lies apart from them.
  const [from, to] = isApart(group) ? [] : [Math.floor(lowest), Math.ceil(highest)]
  return (
    <S.Range ref={fields}>
      <PriceSlider
        group={group}
        onMove={write}
        onDone={() => fields.current?.closest('form')?.requestSubmit()}
      />
      <AmountField label={texts.from} name={minName} amount={min} end={from} />
      <AmountField label={texts.to} name={maxName} amount={max} end={to} />
      {highest > lowest && <S.RangeHint>{texts.range(lowest, highest)}</S.RangeHint>}
    </S.Range>
  )
}

/** Text of an amount with separators: "12,000". */
function grouped(text: string, formats: Formats): string {
  const digits = digitsOf(text)
  return digits && formats.number(Number(digits))
}

/** Whole amount of a text, with or without separators. */
const digitsOf = (text: string) => text.replace(/\..*/, '').replaceAll(/\D/g, '')

interface AmountFieldProps {
  label: string
  name: string
  amount: number | undefined
  /** Last price of the list. */
  end: number | undefined
}

/**
 * Has separators, which are gone while it has the focus, so that nobody types among them. Uncontrolled, so that text typed before
 * hydration is kept. An amount that changes from outside is written into it: it keeps the focus.
 */
function AmountField({ amount, end, ...rest }: AmountFieldProps) {
  const formats = useFormats()
  const field = useRef<HTMLInputElement>(null)
  const written = useRef(amount)
  const text = grouped(String(amount ?? ''), formats)
  useEffect(() => {
    if (field.current === null || written.current === amount) return
    written.current = amount
    field.current.value = field.current === document.activeElement ? digitsOf(text) : text
  }, [amount, text])
  return (
    <TextField
      ref={field}
      defaultValue={text}
      inputMode="numeric"
      placeholder={end === undefined ? undefined : formats.number(end)}
      onFocus={({ currentTarget }) => {
        currentTarget.value = digitsOf(currentTarget.value)
        currentTarget.select() // a new value ends the selection that Tab makes
      }}
      onBlur={({ currentTarget }) => {
        currentTarget.value = grouped(currentTarget.value, formats)
        if (currentTarget.value !== text) currentTarget.form?.requestSubmit()
      }}
      {...rest}
    />
  )
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
  const { stops } = slider
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
        min={0}
        max={stops.length - 1}
        // The ends of the slider are rounded outwards.
        format={(at) => formats.price(Math.min(Math.max(stops[at] ?? lowest, lowest), highest))}
        disabled={!isHydrated}
        onChange={handleChange}
        onCommit={onDone}
      />
    </S.Slider>
  )
}
