import { useId, type ComponentPropsWithRef } from 'react'
import * as S from './RangeSlider.styles.ts'

/** From and to, both included. */
export type Range = readonly [from: number, to: number]

export interface RangeSliderProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'onChange' | 'defaultValue' | 'dir'
> {
  /** What is narrowed. */
  label: string
  /** What each thumb is called by a screen reader. */
  thumbLabels?: readonly [from: string, to: string]
  /** Where the thumbs are; the caller keeps it. */
  value: Range
  /** The smallest value that there is. */
  min: number
  /** The largest value that there is. */
  max: number
  /** The value moves by this much; Page Up and Page Down by ten times as much. */
  step?: number
  /** Can't be moved. */
  isDisabled?: boolean
  /** How a value is written and said. @default in Indian digits */
  format?: (value: number) => string
  /** With every move. */
  onChange: (value: Range) => void
  /** Once a thumb is let go: the time to ask a server. */
  onCommit?: (value: Range) => void
}

/** A stretch between a smallest and a largest value, by two thumbs that do not pass each other. */
export function RangeSlider({
  label,
  thumbLabels = ['From', 'To'],
  value,
  min,
  max,
  step = 1,
  isDisabled = false,
  format = (number) => number.toLocaleString('en-IN'),
  onChange,
  onCommit,
  ...rest
}: RangeSliderProps) {
  const labelId = useId()
  const thumbs = thumbLabels.map((thumbLabel, index) => ({ thumbLabel, amount: value[index] ?? min }))
  return (
    <S.Root role="group" aria-labelledby={labelId} {...rest}>
      <S.Head>
        <S.Label id={labelId}>{label}</S.Label>
        <output>
          {format(value[0])} – {format(value[1])}
        </output>
      </S.Head>
      <S.Slider
        value={[...value]}
        min={min}
        max={max}
        step={step}
        disabled={isDisabled}
        onValueChange={(next) => onChange(toRange(next, value))}
        onValueCommit={(next) => onCommit?.(toRange(next, value))}
      >
        <S.Track>
          <S.Stretch />
        </S.Track>
        {thumbs.map(({ thumbLabel, amount }) => (
          <S.Thumb
            key={thumbLabel}
            aria-label={`${label}: ${thumbLabel.toLowerCase()}`}
            aria-valuetext={format(amount)}
          />
        ))}
      </S.Slider>
    </S.Root>
  )
}

function toRange([from, to]: readonly number[], now: Range): Range {
  return [from ?? now[0], to ?? now[1]]
}
