import { defineProject } from 'vitest/config'

const conditions = ['source', 'module', 'node', 'development|production']

export default defineProject({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: '@shop/api',
    globalSetup: 'src/testing/globalSetup.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
