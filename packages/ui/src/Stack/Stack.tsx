import type { ElementType } from 'react'
import type { ElementProps, Space, StackAlign } from '../lib/layout.ts'
import * as S from './Stack.styles.ts'

export interface StackProps {
  /** Token of the space between the parts. */
  gap?: Space
  /** Horizontal alignment of parts that are narrower than the stack. */
  align?: StackAlign
  /** `measure` limits the width for reading, `form` for the fields of a form. */
  maxWidth?: 'measure' | 'form'
}

/** Parts below each other. */
export function Stack<As extends ElementType = 'div'>({
  gap = 'm',
  align,
  maxWidth,
  ...rest
}: StackProps & ElementProps<As, StackProps>) {
  return <S.Root data-gap={gap} data-align={align} data-width={maxWidth} {...rest} />
}
