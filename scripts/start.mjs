import { fileURLToPath } from 'node:url'
import { checkNode } from './lib/checkNode.mjs'

checkNode()
const { stopWithParent } = await import('./lib/stopWithParent.mjs')
stopWithParent()
const { fail } = await import('./lib/step.mjs')
try {
  const { build, install } = await import('./lib/prepare.mjs')
  await install()
  await build()
  const { keepRunning } = await import('../packages/server/dist/keepRunning.js')
  process.exitCode = await keepRunning(fileURLToPath(new URL('serve.mjs', import.meta.url)))
} catch (error) {
  fail(error)
}
