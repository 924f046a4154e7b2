import type { ComponentPropsWithRef } from 'react'
import * as S from './ProgressBar.styles.ts'

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** From 0 to 1. */
  share: number
}

/** Bar beside a text that says the same: screen readers skip it. */
export function ProgressBar({ share, ...rest }: ProgressBarProps) {
  return <S.Bar style={{ '--share': `${share * 100}%` }} aria-hidden="true" {...rest} />
}
