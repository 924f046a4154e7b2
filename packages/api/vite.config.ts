import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vite'

const server = path.resolve(import.meta.dirname, '../server/src')

/** Modules that the server imports. Their types are of no use to a build. */
const entries = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(path.join(server, file), 'utf8'))
  .flatMap((source) => [
    ...source.replaceAll(/import type [^']*'[^']*'/g, '').matchAll(/'@shop\/api\/([\w/]+)'/g),
  ])
  .flatMap(([, entry]) => entry ?? [])

const conditions = ['source', 'module', 'node', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { noExternal: ['@shop/contract'], resolve: { conditions } },
  build: {
    ssr: true,
    target: 'node20',
    sourcemap: true,
    rollupOptions: {
      input: Object.fromEntries(entries.map((entry) => [entry, `src/${entry}.ts`])),
      // These have builds of their own.
      external: [/^@shop\/(demo-catalogue|local-postgres|photo-studio)\//],
      output: { chunkFileNames: 'chunks/[name]-[hash].js', sourcemapExcludeSources: true },
    },
  },
})
