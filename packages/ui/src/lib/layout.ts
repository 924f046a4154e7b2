import type { ComponentPropsWithRef } from 'react'
import { theme } from '../tokens/theme.ts'

export type Space = 'none' | keyof typeof theme.space

export interface LayoutProps extends ComponentPropsWithRef<'div'> {
  /** Element that says what the content is. */
  as?:
    | 'div'
    | 'span'
    | 'p'
    | 'section'
    | 'article'
    | 'aside'
    | 'header'
    | 'footer'
    | 'nav'
    | 'ul'
    | 'ol'
    | 'li'
    | 'dl'
}

/**
 * Style rules that set `property` to the token in `data-<name>`. An attribute is shorter in served pages than a style,
 * and is not inherited by a box inside, as a variable would be.
 */
export const rulesOf = (tokens: Record<string, string>, name: string, property: string) =>
  Object.entries(tokens)
    .map(([token, value]) => `&[data-${name}='${token}'] { ${property}: ${value}; }`)
    .join('\n')

/** Like `rulesOf`, for an attribute with a token of space. */
export const spaceRulesOf = (name: string, property: string) =>
  rulesOf({ none: '0', ...theme.space }, name, property)

export const gapRules = spaceRulesOf('gap', 'gap')

/** Children below each other, for boxes with a `gap`. */
export const stackRules = `
  &[data-gap] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  ${gapRules}
`
