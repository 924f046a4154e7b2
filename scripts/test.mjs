import { checkNode } from './lib/checkNode.mjs'

checkNode()
const { fail } = await import('./lib/step.mjs')
try {
  const { install } = await import('./lib/prepare.mjs')
  await install()
  const { runParts } = await import('./lib/testParts.mjs')
  process.exitCode = await runParts(process.argv.slice(2))
} catch (error) {
  fail(error)
}
