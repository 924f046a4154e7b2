import { color, darkColor } from '../tokens/color.ts'
import { variablesOf, type TokenTree } from '../tokens/variables.ts'

/** Values of a theme: colours in two schemes, and every other token. */
export interface ThemeValues {
  color: TokenTree
  darkColor: TokenTree
  rest: TokenTree
}

const declare = (variables: readonly (readonly [string, string])[]) =>
  variables.map(([variable, value]) => `${variable}:${value};`).join('')

const defaults = {
  light: new Map(variablesOf({ color })),
  dark: new Map(variablesOf({ color: darkColor })),
}

/**
 * The values as CSS variables. A colour is `light-dark(…)`, so the scheme is the browser's own `color-scheme`, on any element. A
 * browser without `light-dark` (before 2024) has the light scheme.
 */
export function themeCss(values: ThemeValues, selector = ':root'): string {
  const light = new Map(variablesOf({ color: values.color }))
  const dark = new Map(variablesOf({ color: values.darkColor }))
  const names = [...new Set([...light.keys(), ...dark.keys()])]
  const lightOf = (name: string) => light.get(name) ?? defaults.light.get(name) ?? ''
  const darkOf = (name: string) => dark.get(name) ?? defaults.dark.get(name) ?? ''
  const pairs = names
    .filter((name) => lightOf(name) !== darkOf(name))
    .map((name) => [name, `light-dark(${lightOf(name)},${darkOf(name)})`] as const)
  const plain = [...names.map((name) => [name, lightOf(name)] as const), ...variablesOf(values.rest)]
  return [
    plain.length > 0 && `${selector}{${declare(plain)}}`,
    pairs.length > 0 && `@supports (color:light-dark(#000,#fff)){${selector}{${declare(pairs)}}}`,
  ]
    .filter(Boolean)
    .join('\n')
}
