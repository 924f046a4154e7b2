import type { ComponentPropsWithRef } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as S from './ResultCount.styles.ts'

export interface ResultCountProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  total: number
  /** Number of loaded products, announced after "Load more". */
  shown: number
}

/** Number of products in a list; changes are announced to screen readers. */
export function ResultCount({ total, shown, ...rest }: ResultCountProps) {
  return (
    <S.Root role="status" {...rest}>
      {total.toLocaleString('en-IN')} {total === 1 ? 'product' : 'products'}
      {shown < total && <VisuallyHidden>{`, ${shown.toLocaleString('en-IN')} shown`}</VisuallyHidden>}
    </S.Root>
  )
}
