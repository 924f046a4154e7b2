import type { Plugin } from 'vite'

const IMPORT = /import \{([^}]*)\} from '([^']*\/Icon(?:\/Icon\.tsx)?)'/g

/** Makes a module of each icon, so that it comes with the screens that show it (`chunks.ts`). */
export function splitIcons(): Plugin {
  return {
    name: 'split-icons',
    apply: (_config, { isSsrBuild, command }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    transform: {
      filter: { code: IMPORT },
      handler: (code) =>
        code.replaceAll(IMPORT, (_, names: string, source: string) =>
          names.replaceAll(/(\w+),?/g, `import { $1 } from '${source}?icon=$1';`),
        ),
    },
  }
}
