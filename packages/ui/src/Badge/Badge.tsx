import type { ComponentPropsWithRef } from 'react'
import * as S from './Badge.styles.ts'

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** `accent` for best sellers and express, `inverse` for out of stock, `action` for counts. */
  tone?: 'neutral' | 'accent' | 'inverse' | 'action' | 'positive' | 'critical'
}

/** Short label on a picture or next to a title. */
export function Badge({ tone = 'neutral', ...rest }: BadgeProps) {
  return <S.Root data-tone={tone} {...rest} />
}
