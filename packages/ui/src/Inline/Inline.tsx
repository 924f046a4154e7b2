import type { ElementType } from 'react'
import type { ElementProps, Space } from '../lib/layout.ts'
import * as S from './Inline.styles.ts'

export interface InlineProps {
  /** Token of the space between the parts, and between the lines. */
  gap?: Space
  /** Token of the space between the lines, if it differs. */
  rowGap?: Space
  /** Vertical alignment of parts that are lower than the line. */
  align?: 'center' | 'start' | 'end' | 'baseline'
  /** `none` keeps the parts on one line. */
  wrap?: 'none'
  /** `between` moves the first part to the start and the last to the end. */
  justify?: 'start' | 'center' | 'end' | 'between'
}

/** Parts beside each other, on as many lines as they need. */
export function Inline<As extends ElementType = 'div'>({
  gap = 's',
  rowGap,
  align,
  justify,
  wrap,
  ...rest
}: InlineProps & ElementProps<As, InlineProps>) {
  return (
    <S.Root
      data-gap={gap}
      data-row-gap={rowGap}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap}
      {...rest}
    />
  )
}
