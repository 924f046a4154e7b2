import type { ComponentPropsWithRef } from 'react'
import * as S from './Badge.styles.ts'

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** `accent` best sellers and express, `inverse` out of stock, `action` counts. */
  tone?: 'neutral' | 'accent' | 'inverse' | 'action' | 'positive' | 'critical'
}

/** A word or two about the thing that it sits on. */
export function Badge({ tone = 'neutral', ...rest }: BadgeProps) {
  return <S.Root data-tone={tone} {...rest} />
}
