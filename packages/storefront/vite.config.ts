import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const resolve = { conditions: ['source', 'module', 'browser', 'development|production'] }

/** Two builds: the browser's script (`vite build`), and the server's rendering (`vite build --ssr`). */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  resolve,
  ssr: {
    // styled-components arrives as a namespace unless it is bundled; one copy of everything that holds React context.
    noExternal: true,
    resolve: { conditions: ['source', 'module', 'node', 'development|production'] },
  },
  build: isSsrBuild
    ? { ssr: 'src/app/entry-server.tsx', outDir: 'dist/server', target: 'node20' }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2022',
        assetsInlineLimit: 0,
        rollupOptions: { input: 'src/app/entry-client.tsx' },
      },
}))
