/** Tokens by group and name. */
export interface TokenTree {
  readonly [name: string]: string | TokenTree
}

/** The same shape, each value a reference to its CSS variable. */
export type References<Tokens> = {
  readonly [Name in keyof Tokens]: Tokens[Name] extends string ? string : References<Tokens[Name]>
}

/** CSS variables and values of tokens: `color.text.muted` is `--shop-color-text-muted`. */
export function variablesOf(tokens: TokenTree, path = '--shop'): [variable: string, value: string][] {
  return Object.entries(tokens).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}-${name}`, value]] : variablesOf(value, `${path}-${name}`),
  )
}

/** References for styles: `theme.color.text.muted` is `var(--shop-color-text-muted)`. */
export function toReferences<const Tokens extends TokenTree>(
  tokens: Tokens,
  path = '--shop',
): References<Tokens> {
  const references = Object.entries(tokens).map(([name, value]) => [
    name,
    typeof value === 'string' ? `var(${path}-${name})` : toReferences(value, `${path}-${name}`),
  ])
  return Object.fromEntries(references) as References<Tokens>
}
