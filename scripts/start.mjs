import { checkNode } from './lib/checkNode.mjs'

checkNode()
const { stopWithParent } = await import('./lib/stopWithParent.mjs')
stopWithParent()
const { fail } = await import('./lib/step.mjs')
try {
  const { build, install } = await import('./lib/prepare.mjs')
  await install()
  await build()
  await import('../packages/server/dist/start.js')
} catch (error) {
  fail(error)
}
