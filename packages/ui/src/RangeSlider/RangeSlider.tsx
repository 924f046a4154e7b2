import { useId, useRef, type ComponentPropsWithRef, type CSSProperties } from 'react'
import * as S from './RangeSlider.styles.ts'

/** From and to, both included. */
export type Range = readonly [from: number, to: number]

export interface RangeSliderProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** What is narrowed. */
  label: string
  /** The words above it are for screen readers only, where the place says them. */
  isHeadHidden?: boolean
  /** What each thumb is called by a screen reader. */
  thumbLabels?: readonly [from: string, to: string]
  /** Where the thumbs are; the caller keeps it. */
  value: Range
  /** The smallest value that there is. */
  min: number
  /** The largest value that there is. */
  max: number
  /** The value moves by this much. */
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

/**
 * A stretch between a smallest and a largest value, by two thumbs that do not pass each other. Two of the browser's own
 * sliders, one on the other: keys, touch and screen readers are what everybody knows, and it costs next to no script.
 */
export function RangeSlider({
  label,
  isHeadHidden = false,
  thumbLabels = ['from', 'to'],
  value,
  min,
  max,
  step = 1,
  isDisabled = false,
  format = (number) => number.toLocaleString('en-IN'),
  onChange,
  onCommit,
  style,
  ...rest
}: RangeSliderProps) {
  const labelId = useId()
  const committed = useRef(value)
  const [from, to] = value
  const shareOf = (amount: number) => (max === min ? 0 : (amount - min) / (max - min))
  const stretch = { '--from': shareOf(from), '--to': shareOf(to), ...style } as CSSProperties

  function commit() {
    if (committed.current[0] === from && committed.current[1] === to) return
    committed.current = value
    onCommit?.(value)
  }
  const thumb = { type: 'range', min, max, step, disabled: isDisabled, onPointerUp: commit, onBlur: commit }
  return (
    <S.Root role="group" aria-labelledby={labelId} style={stretch} {...rest}>
      <S.Head data-hidden={isHeadHidden}>
        <S.Label id={labelId}>{label}</S.Label>
        <span>
          {format(from)} – {format(to)}
        </span>
      </S.Head>
      <S.Track data-disabled={isDisabled}>
        <S.Thumb
          {...thumb}
          // When both are at the far end, this is the one that can move.
          data-raised={shareOf(from) > 0.5}
          aria-label={`${label} ${thumbLabels[0]}`}
          aria-valuetext={format(from)}
          value={from}
          onChange={(event) => onChange([Math.min(event.target.valueAsNumber, to), to])}
          onKeyUp={commit}
        />
        <S.Thumb
          {...thumb}
          aria-label={`${label} ${thumbLabels[1]}`}
          aria-valuetext={format(to)}
          value={to}
          onChange={(event) => onChange([from, Math.max(event.target.valueAsNumber, from)])}
          onKeyUp={commit}
        />
      </S.Track>
    </S.Root>
  )
}
