import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { transformAsync } from '@babel/core'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const conditions = ['source', 'module', 'development|production']

/** The entry, and the screens that a first visit begins with. */
const FIRST_SCREENS = /\/(?:entry-client|(?:Home|Category|ProductList|Product|Cart)Route)\.tsx$/

/** Parts of TanStack Query that no first screen uses. Its `index.js` names every part, so its importers tell nothing. */
const LATER = /@tanstack\/.*\/(?:mutationObserver|useMutation|infiniteQueryObserver|useInfiniteQuery)\.js$/

type Importers = (id: string) => readonly string[]

/**
 * Those of the first screens that need a module at once: they import it, by whatever way but not by a call of `import()`.
 * What only opens later (a menu, a dialog, a form) never weighs on a first visit.
 */
function firstScreensOf(module: string, importersOf: Importers): string[] {
  if (LATER.test(module)) return []
  const seen = new Set([module])
  const screens = new Set<string>()
  for (const id of seen) {
    const screen = FIRST_SCREENS.test(id) ? path.basename(id, '.tsx') : undefined
    if (screen === undefined) for (const importer of importersOf(id)) seen.add(importer)
    else screens.add(screen)
  }
  return [...screens]
}

/** Names a file for the modules whose screens are chosen. */
const group = (name: string, isSelected: (screens: readonly string[]) => boolean, minShareCount = 1) => ({
  debugName: name,
  minShareCount,
  name: (
    module: string,
    graph: { getModuleInfo: (id: string) => { importers: readonly string[] } | null },
  ) => (isSelected(firstScreensOf(module, (id) => graph.getModuleInfo(id)?.importers ?? [])) ? name : null),
})

/** A few files for what the first screens share, instead of dozens of small ones. */
const groups = [
  // Everybody needs it, or the home page and another screen.
  group(
    'entry-client',
    (screens) => screens.includes('entry-client') || (screens.includes('HomeRoute') && screens.length > 1),
  ),
  // Screens past the home page share it.
  group('buying', (screens) => screens.length > 1 && !screens.includes('HomeRoute'), 2),
  // A screen shares it with dialogs and forms.
  group('home', ([screen]) => screen === 'HomeRoute', 2),
  group('list', ([screen]) => screen === 'ProductListRoute', 2),
  group('product', ([screen]) => screen === 'ProductRoute', 2),
]

/** Compresses scripts once, as well as it goes, so that the server only has to send them. */
function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    async writeBundle({ dir = '' }) {
      const folder = path.join(dir, 'assets')
      const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name))
      await Promise.all(
        names.map(async (name) => {
          const file = path.join(folder, name)
          const content = await readFile(file)
          const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
          await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }))
          await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
        }),
      )
    },
  }
}

/**
 * Gives every styled component a name that is the same in both builds, whatever order the files are loaded in: without it
 * the browser would not find the server's classes again. Also lets unused ones be left out.
 */
function stableStyledComponents(): Plugin {
  return {
    name: 'stable-styled-components',
    enforce: 'pre',
    transform: {
      filter: { id: /\.styles\.ts$/ },
      handler: (code, filename) =>
        transformAsync(code, {
          filename,
          cwd: import.meta.dirname,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: ['typescript'] },
          plugins: [
            ['babel-plugin-styled-components', { ssr: true, displayName: false, pure: true, minify: true }],
          ],
        }).then((result) => (result?.code ? { code: result.code, map: result.map } : null)),
    },
  }
}

/** Leaves out stylis' table of vendor prefixes: styled-components adds none unless it is asked to, and nobody asks. */
function withoutPrefixes(): Plugin {
  return {
    name: 'without-prefixes',
    apply: 'build',
    load: {
      filter: { id: /\/stylis\/src\/Prefixer\.js$/ },
      handler: () => 'export const prefix = (value) => value',
    },
  }
}

/** Two builds: the browser's scripts (`vite build`), and the server's rendering (`vite build --ssr`). */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [stableStyledComponents(), react(), withoutPrefixes(), compressAssets()],
  resolve: { conditions: [...conditions, 'browser'] },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: {
    // styled-components arrives as a namespace unless it is bundled, and there must be one copy of every React context.
    noExternal: command === 'build' ? true : ['styled-components'],
    resolve: { conditions: [...conditions, 'node'] },
  },
  build: isSsrBuild
    ? {
        ssr: true,
        rollupOptions: { input: 'src/app/entry-server.tsx' },
        outDir: 'dist/server',
        target: 'node20',
        copyPublicDir: false,
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2022',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rollupOptions: {
          input: 'src/app/entry-client.tsx',
          output: { codeSplitting: { groups } },
        },
      },
}))
