import type { ComponentPropsWithRef } from 'react'
import * as S from './Progress.styles.ts'

export interface ProgressProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'role'> {
  /** Finished part, from 0 to `max`. */
  value: number
  /** Value of a complete bar. */
  max?: number
  /** Accessible name. Without it screen readers skip the bar, because the text beside it says the same. */
  label?: string
  /** `text` has the colour of the text around it. */
  tone?: 'positive' | 'action' | 'accent' | 'text'
  /** `s` is a thin line. */
  size?: 's' | 'm'
}

/** Bar that shows the finished part of a task. */
export function Progress({
  value,
  max = 1,
  label,
  tone = 'positive',
  size = 'm',
  style,
  ...rest
}: ProgressProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0
  const named =
    label === undefined
      ? undefined
      : { role: 'progressbar', 'aria-label': label, 'aria-valuenow': value, 'aria-valuemax': max }
  return (
    <S.Root
      data-tone={tone}
      data-size={size}
      style={{ '--share': `${Number((share * 100).toFixed(2))}%`, ...style }}
      {...named}
      {...rest}
    />
  )
}
