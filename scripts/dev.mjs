import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { checkNode } from './lib/checkNode.mjs'

checkNode()
const { stopWithParent } = await import('./lib/stopWithParent.mjs')
stopWithParent()
const { fail } = await import('./lib/step.mjs')
try {
  const { install } = await import('./lib/prepare.mjs')
  const { inProject } = await import('./lib/project.mjs')
  await install()
  // Changes of the server or the API restart the process; storefront modules are replaced in place.
  const tsx = fileURLToPath(import.meta.resolve('tsx/cli'))
  const args = [
    tsx,
    'watch',
    '--clear-screen=false',
    '--exclude=../storefront/**',
    '--exclude=../ui/**',
    '--conditions=source',
    'src/dev.ts',
  ]
  const server = spawn(process.execPath, args, { cwd: inProject('packages/server'), stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
  server.on('exit', (code) => (process.exitCode = code ?? 1))
} catch (error) {
  fail(error)
}
