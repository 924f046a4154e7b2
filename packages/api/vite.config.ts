import { defineConfig } from 'vite'

const entries = [
  'buildApp',
  'cli',
  'database/migrate',
  'database/openDatabase',
  'env',
  'html/sendFailurePage',
  'http/AnswerCache',
  'http/CatalogueState',
  'http/HttpProblem',
  'http/StoredAnswer',
  'http/problems',
  'http/publicOrigin',
  'http/shownProducts',
  'http/withoutValues',
  'modules/media/resizeAhead',
  'modules/redirects/findRedirect',
  'modules/service/operatorPages',
  'seed/seedIfEmpty',
  'tracing/startTracing',
  'work/TaskQueue',
]

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
