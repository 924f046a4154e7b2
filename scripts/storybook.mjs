import { checkNode } from './lib/checkNode.mjs'

checkNode()
const { fail } = await import('./lib/step.mjs')
try {
  const { install } = await import('./lib/prepare.mjs')
  await install()
  const { tool } = await import('./lib/tool.mjs')
  const args = process.argv.includes('--build')
    ? ['build', '--quiet', '-o', 'storybook-static']
    : ['dev', '--port', '6006', '--host', '127.0.0.1', '--no-open']
  await tool('storybook', [...args, '--disable-telemetry'], { loud: true })
} catch (error) {
  fail(error)
}
