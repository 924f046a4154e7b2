import { Children, type ComponentPropsWithRef } from 'react'
import * as S from './ProductGrid.styles.ts'

export interface ProductGridProps extends ComponentPropsWithRef<'ul'> {
  /** What is listed, for screen readers. */
  label?: string
}

/** A list of product cards (or their skeletons) in columns; each child becomes an item of the list. */
export function ProductGrid({ label, children, ...rest }: ProductGridProps) {
  return (
    <S.Root>
      <S.List role="list" aria-label={label} {...rest}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </S.List>
    </S.Root>
  )
}
