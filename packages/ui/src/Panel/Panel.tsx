import type { ComponentPropsWithRef } from 'react'
import * as S from './Panel.styles.ts'

export interface PanelProps extends ComponentPropsWithRef<'section'> {
  /** The element: a section unless it is a list's item or only a box. */
  as?: 'section' | 'article' | 'div' | 'li' | 'aside'
  /**
   * `outlined` stands on the page, `card` lies on it; `ruled` has a line above it and no sides; `sunken` is quiet; `brand`
   * invites; the others say how it went.
   */
  tone?: 'outlined' | 'card' | 'ruled' | 'raised' | 'sunken' | 'brand' | 'positive' | 'critical' | 'accent'
  /** Room inside: `l` for what stands alone. */
  padding?: 's' | 'm' | 'l'
}

/** A box around things that belong together. */
export function Panel({ tone = 'outlined', padding = 'm', ...rest }: PanelProps) {
  return <S.Root data-tone={tone} data-padding={padding} {...rest} />
}
