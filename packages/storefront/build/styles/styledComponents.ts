import path from 'node:path'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { shortTokens } from '../shortTokens.ts'
import { prepareStyles } from './prepare.ts'
import type * as Rendering from './render.ts'
import { withoutRules } from './withoutRules.ts'

const STYLES = /\.styles\.ts$/
const VIRTUAL = ['\0virtual:styles', '\0virtual:styles.css']
const root = path.resolve(import.meta.dirname, '../..')

/**
 * Compiles styled components. Their rules become `virtual:styles.css` for browsers and `virtual:styles` for the server, which writes those of a page
 * into its HTML. The components become plain elements with a class, so that neither rules nor styled-components are in the scripts.
 */
export function styledComponents(): Plugin {
  let compiler: Promise<ViteDevServer> | undefined
  let isBuild = true
  const blocks = async () => {
    compiler ??= openCompiler(isBuild)
    const { renderStyles } = (await (
      await compiler
    ).ssrLoadModule('/build/styles/render.ts')) as typeof Rendering
    return renderStyles()
  }
  const close = async () => {
    const open = compiler
    compiler = undefined
    await (await open)?.close()
  }
  return {
    name: 'styled-components',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: { filter: { id: /^virtual:styles(?:\.css)?$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:styles(?:\.css)?$/ },
      async handler(id) {
        const styles = await blocks()
        if (isBuild) await close()
        if (id.endsWith('.css')) return styles.map(({ css }) => css).join('\n')
        return `export const blocks = ${JSON.stringify(styles)}`
      },
    },
    transform: {
      filter: { id: STYLES },
      handler: (code, filename) => prepareStyles(code, filename, [withoutRules()]),
    },
    async hotUpdate({ file, modules }) {
      if (!STYLES.test(file)) return
      await close()
      const { moduleGraph } = this.environment
      const compiled = VIRTUAL.map((id) => moduleGraph.getModuleById(id))
      return [...modules, ...compiled.filter((module) => module !== undefined)]
    },
    closeBundle: close,
  }
}

/** A server of Vite that runs the files of styles with styled-components itself. */
function openCompiler(isBuild: boolean): Promise<ViteDevServer> {
  const conditions = ['source', 'module', 'development|production', 'node']
  const prepare: Plugin = {
    name: 'prepare-styles',
    enforce: 'pre',
    transform: { filter: { id: STYLES }, handler: (code, filename) => prepareStyles(code, filename) },
  }
  return createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    plugins: [prepare, isBuild ? { ...shortTokens(), apply: 'serve' } : []],
    resolve: { conditions },
    ssr: { noExternal: ['styled-components'], resolve: { conditions } },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, ...(isBuild && { watch: null }) },
  })
}
