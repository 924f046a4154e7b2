import { theme } from '../tokens/theme.ts'
import { layoutStyle, type LayoutProps, type Space } from '../lib/layout.ts'
import * as S from './Inline.styles.ts'

export interface InlineProps extends LayoutProps {
  /** Token of the space between the parts, and between the lines. */
  gap?: Space
  /** Vertical alignment of parts that are lower than the line. */
  align?: 'center' | 'start' | 'end' | 'baseline'
  /** `between` moves the first part to the start and the last to the end. */
  justify?: 'start' | 'center' | 'end' | 'between'
}

/** Parts beside each other, on as many lines as they need. */
export function Inline({ gap = 's', align = 'center', justify = 'start', style, ...rest }: InlineProps) {
  const variables = {
    '--gap': theme.space[gap],
    '--align': align,
    '--justify': justify === 'between' ? 'space-between' : justify,
  }
  return <S.Root style={layoutStyle(variables, style)} {...rest} />
}
