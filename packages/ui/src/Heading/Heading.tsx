import type { ComponentPropsWithRef, ReactNode } from 'react'
import * as S from './Heading.styles.ts'

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Level in the page's outline. */
  level: 1 | 2 | 3 | 4
  /** Visual size when it differs from the level. */
  size?: 'hero' | 'h1' | 'h2' | 'h3' | 'h4'
  /** Quieter text at the end, such as a count. */
  note?: ReactNode
}

/** Heading with separate level and size. */
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
