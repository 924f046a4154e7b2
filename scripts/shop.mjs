import { spawn } from 'node:child_process'
import { checkNode } from './lib/checkNode.mjs'

checkNode()
const { fail } = await import('./lib/step.mjs')
try {
  const { build, install } = await import('./lib/prepare.mjs')
  const { inProject } = await import('./lib/project.mjs')
  await install()
  await build()
  const cli = spawn(process.execPath, [inProject('packages/api/dist/cli.js'), ...process.argv.slice(2)], {
    stdio: 'inherit',
  })
  cli.on('exit', (code) => (process.exitCode = code ?? 1))
} catch (error) {
  fail(error)
}
