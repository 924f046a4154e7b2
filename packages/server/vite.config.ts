import { defineConfig } from 'vite'

/** The API and the database keep their own builds; the storefront's contract is bundled in. */
export default defineConfig({
  resolve: { conditions: ['source', 'module', 'node', 'development|production'] },
  ssr: {
    external: ['@shop/api', '@shop/local-postgres'],
    noExternal: ['@shop/contract', '@shop/storefront'],
    resolve: { conditions: ['source', 'module', 'node', 'development|production'] },
  },
  build: {
    ssr: true,
    target: 'node20',
    sourcemap: true,
    rollupOptions: {
      input: Object.fromEntries(
        ['main', 'pageThread', 'serve', 'shop', 'start'].map((name) => [name, `src/${name}.ts`]),
      ),
      output: { chunkFileNames: 'chunks/[name]-[hash].js', sourcemapExcludeSources: true },
      external: [/^@shop\/(api|local-postgres)\//],
    },
  },
})
