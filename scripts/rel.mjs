import { checkNode } from './lib/checkNode.mjs'

checkNode()
const { fail } = await import('./lib/step.mjs')
try {
  const { build, install, pnpm } = await import('./lib/prepare.mjs')
  await install()
  await build() // some checks run the built shop
  const { findBrowser } = await import('./lib/findBrowser.mjs')
  const env = { CHROMIUM_PATH: await findBrowser() }
  await pnpm(['--silent', '--filter', '@shop/reliability', 'run', 'rel', ...process.argv.slice(2)], {
    loud: true,
    env,
  })
} catch (error) {
  fail(error)
}
