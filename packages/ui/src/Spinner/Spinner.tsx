import type { ComponentPropsWithRef } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as S from './Spinner.styles.ts'

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What is under way. */
  label?: string
  /** The words are for screen readers only. */
  isLabelHidden?: boolean
  /** `s` stands in a line of text, `l` in an empty place. */
  size?: 's' | 'm' | 'l'
}

/** Work of unknown length is under way. Where the shape of what comes is known, use a `Skeleton`. */
export function Spinner({ label = 'Loading', isLabelHidden = true, size = 'm', ...rest }: SpinnerProps) {
  return (
    <S.Root role="status" data-size={size} {...rest}>
      <S.Ring aria-hidden="true" />
      {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </S.Root>
  )
}
