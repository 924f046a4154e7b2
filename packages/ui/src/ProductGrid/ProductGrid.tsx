import type { ComponentPropsWithRef } from 'react'
import * as S from './ProductGrid.styles.ts'

export interface ProductGridProps extends ComponentPropsWithRef<'ul'> {
  /** What is listed, for screen readers. */
  label?: string
}

/** Columns of product cards or their skeletons. Each child is an `<li>` with one of them. */
export function ProductGrid({ label, ...rest }: ProductGridProps) {
  return (
    <S.Root>
      <S.List role="list" aria-label={label} {...rest} />
    </S.Root>
  )
}
