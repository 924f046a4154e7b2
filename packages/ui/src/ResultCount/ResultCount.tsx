import type { ComponentPropsWithRef } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as S from './ResultCount.styles.ts'

export interface ResultCountProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  /** How many there are. */
  total: number
  /** How many of them are on the page: spoken, so that "Load more" can be heard. */
  shown: number
}

/** How many products a list has; screen readers hear when it changes. */
export function ResultCount({ total, shown, ...rest }: ResultCountProps) {
  return (
    <S.Root role="status" {...rest}>
      {total.toLocaleString('en-IN')} {total === 1 ? 'product' : 'products'}
      {shown < total && <VisuallyHidden>{`, ${shown.toLocaleString('en-IN')} shown`}</VisuallyHidden>}
    </S.Root>
  )
}
