import { defineConfig } from 'vite'

export default defineConfig({
  resolve: { conditions: ['source', 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  build: {
    ssr: true,
    target: 'node20',
    rollupOptions: {
      input: { photograph: 'src/photograph.ts' },
      // It has a build of its own.
      external: [/^@shop\/demo-catalogue\//],
    },
  },
})
