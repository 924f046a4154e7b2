import { defineConfig } from 'vite'

export default defineConfig({
  resolve: { conditions: ['source', 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  build: {
    ssr: true,
    target: 'node20',
    rollupOptions: {
      input: {
        photograph: 'src/photograph.ts',
        photographWorn: 'src/photographWorn.ts',
        scenes: 'src/scenes.ts',
      },
      // Chunks stay beside the entries, which find their pictures relative to themselves.
      output: { chunkFileNames: '[name]-[hash].js' },
      // Built separately.
      external: [/^@shop\/demo-catalogue\//],
    },
  },
})
