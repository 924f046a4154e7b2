import { theme } from '../tokens/theme.ts'
import { layoutStyle, type LayoutProps, type Space } from '../lib/layout.ts'
import * as S from './Grid.styles.ts'

export interface GridProps extends LayoutProps {
  /** Minimum width of a column, in rem; there are as many columns as fit. */
  columnRem: number
  /** Token of the space between columns and rows. */
  gap?: Space
}

/** Columns of one width; a single one where there is no room for two. */
export function Grid({ columnRem, gap = 'm', style, ...rest }: GridProps) {
  const variables = { '--gap': theme.space[gap], '--column': `${columnRem}rem` }
  return <S.Root style={layoutStyle(variables, style)} {...rest} />
}
