import type { Plugin } from 'vite'
import { tokensCss } from '../../ui/src/styles/tokensCss.ts'
import { theme, tokens } from '../../ui/src/tokens/theme.ts'
import { variablesOf } from '../../ui/src/tokens/variables.ts'

const shortNames = new Map(
  variablesOf(tokens).map(([name], index) => [name, `--${index.toString(36)}`] as const),
)
const shorten = (text: string) => text.replaceAll(/--shop-[\w-]+/g, (name) => shortNames.get(name) ?? name)

const modules = {
  'tokens/theme.ts': `export const theme = ${shorten(JSON.stringify(theme))}`,
  'styles/tokensCss.ts': `export const tokensCss = ${shorten(JSON.stringify(tokensCss))}`,
}

/** Writes the CSS variables of tokens with short names, because a page has 500 of them, and their values into the server's build alone. */
export function shortTokens(): Plugin {
  return {
    name: 'short-tokens',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/ui\/src\/(?:tokens\/theme|styles\/tokensCss)\.ts$/ },
      handler: (id) => Object.entries(modules).find(([file]) => id.endsWith(file))?.[1],
    },
  }
}
