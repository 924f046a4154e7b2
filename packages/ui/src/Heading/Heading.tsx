import type { ComponentPropsWithRef, ReactNode } from 'react'
import * as S from './Heading.styles.ts'

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Its rank in the page: one first level, and no level left out. */
  level: 1 | 2 | 3 | 4
  /** Its size, where that differs from its rank. */
  size?: 'hero' | 'h1' | 'h2' | 'h3' | 'h4'
  /** Part of it that is said more quietly at its end, such as how many. */
  note?: ReactNode
}

/** A heading: its rank for the page's outline, its size for the eye. */
export function Heading({ level, size, note, children, ...rest }: HeadingProps) {
  return (
    <S.Root as={`h${level}`} data-size={size} {...rest}>
      {children}
      {note !== undefined && (
        <>
          {' '}
          <S.Note>{note}</S.Note>
        </>
      )}
    </S.Root>
  )
}
