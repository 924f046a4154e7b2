import type { Plugin, Rolldown } from 'vite'

const ENTRY = /\/app\/entry-client\.tsx$/
const ROUTE = /\/routes\/(.+Route)\.tsx$/

/** Writes `.vite/scripts.json`: what a first visit of each route loads, which is the entry, the route and their static imports. */
export function listScripts(): Plugin {
  return {
    name: 'list-scripts',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const entry = chunks.find(({ facadeModuleId }) => ENTRY.test(facadeModuleId ?? ''))
      if (entry === undefined) this.error('The build has no entry')
      const routes = chunks.flatMap((chunk) =>
        chunk.moduleIds.flatMap((module) => {
          const route = ROUTE.exec(module)?.[1]
          return route === undefined ? [] : [[route, scriptsOf([entry, chunk], bundle)] as const]
        }),
      )
      const source = JSON.stringify(Object.fromEntries(routes.toSorted(byName)), null, 2)
      this.emitFile({ type: 'asset', fileName: '.vite/scripts.json', source })
    },
  }
}

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one.localeCompare(other)

/** Files of chunks and of all that they import statically. */
export function scriptsOf(chunks: readonly Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): string[] {
  const files = new Set(chunks.map(({ fileName }) => fileName))
  for (const file of files) {
    const chunk = bundle[file]
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) files.add(imported)
  }
  return [...files]
}
