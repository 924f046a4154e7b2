import { checkNode } from './lib/checkNode.mjs'

checkNode()
const { fail } = await import('./lib/step.mjs')
try {
  const { install, pnpm } = await import('./lib/prepare.mjs')
  await install()
  await pnpm(['--silent', '--filter', '@shop/photo-studio', 'run', 'photos', ...process.argv.slice(2)], {
    loud: true,
  })
} catch (error) {
  fail(error)
}
