import type { ComponentPropsWithRef, CSSProperties } from 'react'
import type { theme } from '../tokens/theme.ts'

export type Space = keyof typeof theme.space

export interface LayoutProps extends ComponentPropsWithRef<'div'> {
  /** Element that says what the content is. */
  as?: 'div' | 'section' | 'article' | 'header' | 'footer' | 'nav' | 'ul' | 'ol' | 'li'
}

/** Style attribute with the values of tokens as variables; what the caller sets comes last. */
export function layoutStyle(
  variables: Record<`--${string}`, string | undefined>,
  style: CSSProperties | undefined,
): CSSProperties {
  return { ...variables, ...style }
}
