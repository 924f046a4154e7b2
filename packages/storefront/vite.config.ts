import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { checkParts } from './build/checkParts.ts'
import { groups } from './build/chunks.ts'
import { listScripts } from './build/listScripts.ts'
import { minifyInline } from './build/minifyInline.ts'
import { removableRouter } from './build/removableRouter.ts'
import { shortTokens } from './build/shortTokens.ts'
import { longerSlices } from './build/react/longerSlices.ts'
import { smallReact } from './build/react/smallReact.ts'
import { smallQuery } from './build/smallQuery.ts'
import { splitIcons } from './build/splitIcons.ts'
import { styledComponents } from './build/styles/styledComponents.ts'

const conditions = ['source', 'module', 'development|production']

/** Precompresses scripts with the highest quality. */
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

/** Keeps the source maps of scripts out of the folder that browsers are served from. The server reads them (`sourceOf`). */
function keepSourceMaps(): Plugin {
  return {
    name: 'keep-source-maps',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    async writeBundle({ dir = '' }) {
      const [assets, maps] = [path.join(dir, 'assets'), path.join(dir, '../maps')]
      await rm(maps, { recursive: true, force: true })
      await mkdir(maps)
      const names = (await readdir(assets)).filter((name) => name.endsWith('.map'))
      await Promise.all(names.map((name) => rename(path.join(assets, name), path.join(maps, name))))
    },
  }
}

/**
 * Loads the scripts that a script imports along with it. Vite's own helper would also add the style sheet, which every page has. A script that is
 * gone may mean a new build.
 */
const PRELOAD = `
import { openNewBuild } from ${JSON.stringify(path.resolve(import.meta.dirname, 'src/lib/newBuild.ts'))}
const asked = new Set()
export function __vitePreload(load, files = []) {
  for (const file of files) {
    if (asked.has(file) || file.endsWith(".css")) continue
    asked.add(file)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }))
  }
  return load().catch(openNewBuild)
}`

function preloadScripts(): Plugin {
  return {
    name: 'preload-scripts',
    enforce: 'pre',
    load: { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => PRELOAD },
  }
}

/** The entry names every chunk, and hashes don't compress. Rolldown needs seven letters of them, of which hexadecimal ones take the fewest bits. */
const NAMES = 'assets/[name]-[hash:7].js'
/** Both builds name the fonts. */
const HASHES = 'hex'

/** Two builds: browser scripts (`vite build`) and server rendering (`vite build --ssr`). */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    styledComponents(),
    shortTokens(),
    splitIcons(),
    react(),
    removableRouter(),
    longerSlices(),
    smallReact(),
    smallQuery(),
    preloadScripts(),
    listScripts(),
    checkParts(),
    minifyInline(),
    compressAssets(),
    keepSourceMaps(),
  ],
  resolve: { conditions: [...conditions, 'browser'] },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: {
    // React contexts need a single copy.
    noExternal: command === 'build' ? true : [],
    resolve: { conditions: [...conditions, 'node'] },
  },
  build: isSsrBuild
    ? {
        ssr: true,
        assetsInlineLimit: 0,
        rollupOptions: {
          input: ['entry-server.tsx', 'inlineScripts.ts', 'pageAddress.ts'].map((file) => `src/app/${file}`),
          output: { sourcemapExcludeSources: true, hashCharacters: HASHES },
        },
        outDir: 'dist/server',
        target: 'node20',
        copyPublicDir: false,
        sourcemap: true,
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2022',
        sourcemap: 'hidden',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rollupOptions: {
          // Pages hold the font faces themselves (`pageHead.ts`); the style sheet is here for its files.
          input: ['src/app/entry-client.tsx', '@shop/ui/styles/fonts.css'],
          output: {
            codeSplitting: { groups },
            sourcemapExcludeSources: true,
            hashCharacters: HASHES,
            entryFileNames: NAMES,
            chunkFileNames: NAMES,
          },
        },
      },
}))
