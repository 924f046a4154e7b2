import { defineProject } from 'vitest/config'

export default defineProject({
  test: { name: '@shop/local-postgres', testTimeout: 180_000, hookTimeout: 180_000 },
})
