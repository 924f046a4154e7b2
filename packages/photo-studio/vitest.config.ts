import { defineProject } from 'vitest/config'

const conditions = ['source', 'module', 'node', 'development|production']

export default defineProject({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { name: '@shop/photo-studio' },
})
