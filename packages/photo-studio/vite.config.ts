import { defineConfig } from 'vite'

export default defineConfig({
  resolve: { conditions: ['source', 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  build: {
    ssr: true,
    target: 'node20',
    rollupOptions: {
      input: { photograph: 'src/photograph.ts', scenes: 'src/scenes.ts' },
      // Beside the entries, since they look for their pictures from where they are.
      output: { chunkFileNames: '[name]-[hash].js' },
      // It has a build of its own.
      external: [/^@shop\/demo-catalogue\//],
    },
  },
})
