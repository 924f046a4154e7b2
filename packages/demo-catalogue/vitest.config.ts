import { defaultServerConditions } from 'vite'
import { defineProject } from 'vitest/config'

export default defineProject({
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  test: { name: '@shop/demo-catalogue' },
})
