import { defineConfig } from 'vite'

export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    rollupOptions: {
      input: ['startPostgres', 'backUpPostgres', 'restorePostgres'].map((name) => `src/${name}.ts`),
    },
  },
})
