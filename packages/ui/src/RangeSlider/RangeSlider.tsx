import { useEffect, useId, useRef, type ComponentPropsWithRef, type CSSProperties } from 'react'
import { useControllable } from '../hooks/useControllable.ts'
import { useFormats, useTexts } from '../TextsProvider/TextsProvider.tsx'
import { filterTexts } from '../texts/filterTexts.ts'
import * as S from './RangeSlider.styles.ts'

/** Pause after a key, in ms: a thumb is moved by several. */
const KEY_PAUSE_MS = 500

/** Both ends are included. */
export type Range = readonly [from: number, to: number]

export interface RangeSliderProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'onChange' | 'defaultValue'
> {
  label: string
  /** Hides label and values visually; screen readers still read them. */
  isLabelHidden?: boolean
  /** Accessible names of the two thumbs. */
  thumbLabels?: readonly [from: string, to: string]
  /** Range of a controlled slider. */
  value?: Range
  /**
   * First range of an uncontrolled slider.
   * @default from `min` to `max`
   */
  defaultValue?: Range
  min: number
  max: number
  step?: number
  disabled?: boolean
  /**
   * Formats a value for display and for screen readers.
   * @default numbers in the language of `TextsProvider`
   */
  format?: (value: number) => string
  /** Called on every move. */
  onChange?: (value: Range) => void
  /** Called when a thumb is released, or the keys rest: time to query a server. */
  onCommit?: (value: Range) => void
}

/**
 * Range with two thumbs that can't pass each other, made of two native sliders for keyboard, touch and screen
 * reader support with little code.
 */
export function RangeSlider({
  label,
  isLabelHidden = false,
  thumbLabels,
  value: valueOutside,
  defaultValue,
  min,
  max,
  step = 1,
  disabled = false,
  format,
  onChange,
  onCommit,
  style,
  ...rest
}: RangeSliderProps) {
  const texts = useTexts(filterTexts, 'RangeSlider')
  const formats = useFormats()
  const write = format ?? formats.number
  const labelId = useId()
  const [value, change] = useControllable(valueOutside, defaultValue ?? [min, max], onChange)
  /** Range before the thumbs were moved; undefined at rest. */
  const before = useRef<Range>(undefined)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  const [from, to] = value
  const shareOf = (amount: number) => (max === min ? 0 : (amount - min) / (max - min))
  const stretch = { '--from': shareOf(from), '--to': shareOf(to), ...style } as CSSProperties

  function move(next: Range) {
    before.current ??= value
    change(next)
  }
  function commit() {
    clearTimeout(pause.current)
    const hasMoved = before.current !== undefined && before.current.join() !== value.join()
    before.current = undefined
    if (hasMoved) onCommit?.(value)
  }
  function commitAfterPause() {
    clearTimeout(pause.current)
    pause.current = setTimeout(commit, KEY_PAUSE_MS)
  }
  const thumb = { type: 'range', min, max, step, disabled: disabled, onPointerUp: commit, onBlur: commit }
  return (
    <S.Root role="group" aria-labelledby={labelId} style={stretch} {...rest}>
      <S.Head data-hidden={isLabelHidden}>
        <S.Label id={labelId}>{label}</S.Label>
        <span>
          {write(from)} – {write(to)}
        </span>
      </S.Head>
      <S.Track data-disabled={disabled}>
        <S.Thumb
          {...thumb}
          // At the far end the lower thumb must stay on top, because only it can move.
          data-raised={shareOf(from) > 0.5}
          aria-label={`${label} ${thumbLabels?.[0] ?? texts.from}`}
          aria-valuetext={write(from)}
          value={from}
          onChange={(event) => move([Math.min(event.target.valueAsNumber, to), to])}
          onKeyUp={commitAfterPause}
        />
        <S.Thumb
          {...thumb}
          aria-label={`${label} ${thumbLabels?.[1] ?? texts.to}`}
          aria-valuetext={write(to)}
          value={to}
          onChange={(event) => move([from, Math.max(event.target.valueAsNumber, from)])}
          onKeyUp={commitAfterPause}
        />
      </S.Track>
    </S.Root>
  )
}
