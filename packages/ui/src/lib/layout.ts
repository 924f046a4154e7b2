import type { ComponentPropsWithRef, ElementType } from 'react'
import { theme } from '../tokens/theme.ts'

export type Space = 'none' | keyof typeof theme.space

/**
 * Props of the element or component of a layout part with the props `Own`: `<Stack as="form" onSubmit={…}>`,
 * `<Inline as={Text} size="s">`. The component passes unknown props on to its root, so there is still one element.
 */
export type ElementProps<As extends ElementType, Own> = {
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

/** Alignment of parts that are narrower than their stack. */
export type StackAlign = 'stretch' | 'start' | 'center' | 'end'

export const alignRules = rulesOf({ start: 'start', center: 'center', end: 'end' }, 'align', 'justify-items')

/** Children below each other, for boxes with a `gap`. The attribute is not `data-gap`, which `Inline` sets: `<Inline as={Panel}>` is a row. */
export const stackRules = `
  &[data-stack] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  ${spaceRulesOf('stack', 'gap')}
`
