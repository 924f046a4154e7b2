import type { LayoutProps, Space } from '../lib/layout.ts'
import * as S from './Stack.styles.ts'

export interface StackProps extends LayoutProps {
  /** Token of the space between the parts. */
  gap?: Space
  /** Horizontal alignment of parts that are narrower than the stack. */
  align?: 'stretch' | 'start' | 'center' | 'end'
}

/** Parts below each other. */
export function Stack({ gap = 'm', align, ...rest }: StackProps) {
  return <S.Root data-gap={gap} data-align={align} {...rest} />
}
