import type { ComponentPropsWithRef } from 'react'
import * as S from './Separator.styles.ts'

export interface SeparatorProps extends Omit<ComponentPropsWithRef<'hr'>, 'children'> {
  /** `vertical` stands between parts of a row. */
  orientation?: 'horizontal' | 'vertical'
}

/** Line between two groups of content. */
export function Separator({ orientation = 'horizontal', ...rest }: SeparatorProps) {
  return <S.Root aria-orientation={orientation} {...rest} />
}
