import type { ComponentPropsWithRef } from 'react'
import type { Space, StackAlign } from '../lib/layout.ts'
import * as S from './Panel.styles.ts'

export interface PanelProps extends ComponentPropsWithRef<'section'> {
  as?: 'section' | 'article' | 'div' | 'li' | 'aside'
  /**
   * `outlined` has a border, `card` a surface, `ruled` only a top rule, `sunken` a quiet surface, `brand` the
   * brand's colour; the others signal an outcome.
   */
  tone?: 'outlined' | 'card' | 'ruled' | 'raised' | 'sunken' | 'brand' | 'positive' | 'critical' | 'accent'
  padding?: 's' | 'm' | 'l'
  /** Token of the space between the parts, which are then below each other. */
  gap?: Space
  /** Horizontal alignment of parts that are narrower, with a `gap`. */
  align?: StackAlign
}

/** Box around related content. */
export function Panel({ tone = 'outlined', padding = 'm', gap, align, ...rest }: PanelProps) {
  return <S.Root data-tone={tone} data-padding={padding} data-stack={gap} data-align={align} {...rest} />
}
