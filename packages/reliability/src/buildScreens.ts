import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Screens from '@shop/storefront/testing/renderAmounts.tsx'
import { build, loadConfigFromFile } from 'vite'

/** Builds the screens with amounts like the storefront's server rendering, and loads them. */
export async function buildScreens(): Promise<typeof Screens> {
  const root = path.dirname(createRequire(import.meta.url).resolve('@shop/storefront/package.json'))
  const found = await loadConfigFromFile(
    { command: 'build', mode: 'production', isSsrBuild: true },
    undefined,
    root,
  )
  if (found === null) throw new Error(`There is no Vite configuration in ${root}`)
  const { config } = found
  const outDir = await mkdtemp(path.join(tmpdir(), 'the-product-screens-'))
  try {
    await build({
      ...config,
      configFile: false,
      root,
      logLevel: 'warn',
      build: {
        ...config.build,
        outDir,
        emptyOutDir: true,
        // In place of the server's own inputs, to which it would be added.
        rollupOptions: {
          input: 'src/testing/renderAmounts.tsx',
          // Parts that come later in a browser are part of the file, whose folder is removed.
          output: { entryFileNames: 'screens.mjs', codeSplitting: false },
        },
      },
    })
    return (await import(pathToFileURL(path.join(outDir, 'screens.mjs')).href)) as typeof Screens
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}
