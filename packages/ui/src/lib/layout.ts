import type { ComponentPropsWithRef, ElementType } from 'react'
import { theme } from '../tokens/theme.ts'

export type Space = 'none' | keyof typeof theme.space

/**
 * Own props of a layout part, and those of what it is rendered as: `<Stack as="form" onSubmit={…}>`, `<Inline as={Text} size="s">`. A
 * component in `as` passes unknown props on to its root, so there is still one element.
 */
export type LayoutProps<Own, As extends ElementType> = Own & {
  /** Element that says what the content is, or a component. */
  as?: As
} & Omit<ComponentPropsWithRef<As>, keyof Own | 'as'>

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

/** Where parts stand that are narrower than their stack. */
export type StackAlign = 'stretch' | 'start' | 'center' | 'end'

export const alignRules = rulesOf({ start: 'start', center: 'center', end: 'end' }, 'align', 'justify-items')

/** Children below each other, for boxes with a `gap`, which is in an attribute of its own: `<Inline as={Panel}>` is no stack. */
export const stackRules = `
  &[data-stack] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  ${spaceRulesOf('stack', 'gap')}
`
