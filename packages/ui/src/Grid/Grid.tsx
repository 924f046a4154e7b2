import type { ElementType } from 'react'
import type { ElementProps, Space } from '../lib/layout.ts'
import * as S from './Grid.styles.ts'

export interface GridProps {
  /** Minimum width of a column, in rem; there are as many columns as fit. */
  columnRem: number
  /** Width of the columns of a few parts: `stretch` fills the grid, `keep` leaves room where others would be. */
  fill?: 'stretch' | 'keep'
  /** Number of parts that fill the grid: those that have arrived do not move when the rest of the page does. */
  parts?: number
  /** Token of the space between columns and rows. */
  gap?: Space
  /** Vertical alignment of parts that are lower than their row. */
  align?: 'start' | 'stretch'
}

/** Columns of one width; a single one where there is no room for two. */
export function Grid<As extends ElementType = 'div'>({
  columnRem,
  fill,
  parts,
  gap = 'm',
  align,
  style,
  ...rest
}: GridProps & ElementProps<As, GridProps>) {
  return (
    <S.Root
      data-fill={parts === undefined ? fill : 'parts'}
      data-gap={gap}
      data-align={align}
      style={{ '--column': `${columnRem}rem`, ...(parts && { '--parts': parts }), ...style }}
      {...rest}
    />
  )
}
