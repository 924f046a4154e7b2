import type { Plugin } from 'vite'

const IMPORT = /import \{([^}]*)\} from '([^']*\/Icon(?:\/Icon\.tsx)?)'/g

export const importEach = (code: string) =>
  code.replaceAll(IMPORT, (_, names: string, source: string) =>
    Array.from(names.matchAll(/\w+/g), ([name]) => `import { ${name} } from '${source}?icon=${name}'`).join(
      '; ',
    ),
  )

/** Makes a module of each icon, so that it comes with the screens that show it (`chunks.ts`). */
export function splitIcons(): Plugin {
  return {
    name: 'split-icons',
    apply: (_config, { isSsrBuild, command }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    transform: {
      filter: { code: IMPORT },
      handler: importEach,
    },
  }
}
