import { defineProject } from 'vitest/config'

const conditions = ['source', 'node', 'development|production']

export default defineProject({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { name: '@shop/bench', testTimeout: 180_000, hookTimeout: 60_000 },
})
