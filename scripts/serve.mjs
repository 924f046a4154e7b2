import { fail } from './lib/step.mjs'

try {
  const { main } = await import('../packages/server/dist/main.js')
  await main()
} catch (error) {
  fail(error)
}
