import { defineConfig } from 'vitest/config'

/** Every package brings its own settings; `npm test` chooses among them by name. */
export default defineConfig({ test: { projects: ['packages/*/vitest.config.ts'], maxWorkers: '100%' } })
