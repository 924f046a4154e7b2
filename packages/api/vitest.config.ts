import { defineProject } from 'vitest/config'

// Without `module`, for which packages may have files that Node itself can't load.
const conditions = ['source', 'node', 'development|production']

export default defineProject({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: '@shop/api',
    // Loading the API takes longer than most files' tests, so a worker loads it once. No test may change a module.
    isolate: false,
    globalSetup: 'src/testing/globalSetup.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Far more than a busy machine needs.
    expect: { poll: { timeout: 30_000 } },
    // CI tells a fault from a hiccup of a busy machine by trying once more.
    retry: process.env['CI'] === undefined ? 0 : 1,
  },
})
