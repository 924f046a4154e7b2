import { fail } from './lib/step.mjs'

/** The built shop in one process: what `npm start` keeps running. */
try {
  const { main } = await import('../packages/server/dist/main.js')
  await main()
} catch (error) {
  fail(error)
}
