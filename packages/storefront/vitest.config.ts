import { defineProject } from 'vitest/config'
import { styledComponents } from './build/styles/styledComponents.ts'

export default defineProject({
  plugins: [styledComponents()],
  resolve: { conditions: ['source', 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: { name: '@shop/storefront' },
})
