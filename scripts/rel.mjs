import { checkNode } from './lib/checkNode.mjs'

checkNode()
const { fail } = await import('./lib/step.mjs')
try {
  const { build, install, pnpm } = await import('./lib/prepare.mjs')
  await install()
  await build() // one check attacks the built shop
  await pnpm(['--silent', '--filter', '@shop/reliability', 'run', 'rel', ...process.argv.slice(2)], {
    loud: true,
  })
} catch (error) {
  fail(error)
}
