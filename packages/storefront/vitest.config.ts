import { defineProject } from 'vitest/config'

export default defineProject({
  resolve: { conditions: ['source', 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: { name: '@shop/storefront' },
})
