import { theme } from '../tokens/theme.ts'
import { layoutStyle, type LayoutProps, type Space } from '../lib/layout.ts'
import * as S from './Stack.styles.ts'

export interface StackProps extends LayoutProps {
  /** Token of the space between the parts. */
  gap?: Space
  /** Horizontal alignment of parts that are narrower than the stack. */
  align?: 'stretch' | 'start' | 'center' | 'end'
}

/** Parts below each other. */
export function Stack({ gap = 'm', align, style, ...rest }: StackProps) {
  return <S.Root style={layoutStyle({ '--gap': theme.space[gap], '--align': align }, style)} {...rest} />
}
