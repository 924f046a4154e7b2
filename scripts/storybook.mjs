import { checkNode } from './lib/checkNode.mjs'

checkNode()
const { fail } = await import('./lib/step.mjs')
try {
  const { install, pnpm } = await import('./lib/prepare.mjs')
  await install()
  await pnpm(
    ['exec', 'storybook', 'dev', '--port', '6006', '--host', '127.0.0.1', '--disable-telemetry', '--no-open'],
    { loud: true },
  )
} catch (error) {
  fail(error)
}
