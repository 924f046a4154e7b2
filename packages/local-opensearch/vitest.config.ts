import { defineProject } from 'vitest/config'

export default defineProject({
  test: { name: '@shop/local-opensearch' },
})
