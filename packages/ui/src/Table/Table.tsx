import type { ComponentPropsWithRef, ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as S from './Table.styles.ts'

export interface TableProps extends ComponentPropsWithRef<'table'> {
  /** Accessible name. */
  caption?: ReactNode
  /** Only screen readers read the caption. */
  isCaptionHidden?: boolean
  /** `ruled` has lines between the rows. */
  variant?: 'ruled' | 'plain'
  /** `<thead>` and `<tbody>`; a row's own heading is `<th scope="row">`. */
  children: ReactNode
}

/** Facts in rows and columns. */
export function Table({
  caption,
  isCaptionHidden = false,
  variant = 'ruled',
  children,
  ...rest
}: TableProps) {
  return (
    <S.Root data-variant={variant} {...rest}>
      {caption !== undefined && (
        <caption>{isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}</caption>
      )}
      {children}
    </S.Root>
  )
}
