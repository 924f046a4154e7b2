import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Screens from '@shop/storefront/testing/renderAmounts.tsx'
import { build } from 'vite'

/** Builds the screens with amounts like the storefront's server rendering, and loads them. */
export async function buildScreens(): Promise<typeof Screens> {
  const root = path.dirname(createRequire(import.meta.url).resolve('@shop/storefront/package.json'))
  const outDir = await mkdtemp(path.join(tmpdir(), 'the-product-screens-'))
  try {
    await build({
      root,
      logLevel: 'warn',
      build: {
        ssr: true,
        outDir,
        emptyOutDir: true,
        rollupOptions: {
          input: 'src/testing/renderAmounts.tsx',
          output: { entryFileNames: 'screens.mjs' },
        },
      },
    })
    return (await import(pathToFileURL(path.join(outDir, 'screens.mjs')).href)) as typeof Screens
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}
