import type { ComponentPropsWithRef } from 'react'
import * as S from './ProductGrid.styles.ts'

export interface ProductGridProps extends ComponentPropsWithRef<'ul'> {
  label?: string
}

/** Grid of product cards or skeletons; each child is an `<li>`. */
export function ProductGrid({ label, ...rest }: ProductGridProps) {
  return (
    <S.Root>
      <S.List role="list" aria-label={label} {...rest} />
    </S.Root>
  )
}
