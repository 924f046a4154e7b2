import { rm } from 'node:fs/promises'
import path from 'node:path'
import { checkNode } from './lib/checkNode.mjs'

checkNode()
const { fail, step } = await import('./lib/step.mjs')
try {
  const { build, install, pnpm } = await import('./lib/prepare.mjs')
  const { inProject } = await import('./lib/project.mjs')
  const folder = path.resolve(process.argv[2] ?? inProject('build'))
  await install()
  await build()
  await step(`${folder} runs with node alone`, async () => {
    await rm(folder, { recursive: true, force: true })
    await pnpm(['--filter', '@shop/server', '--prod', 'deploy', '--legacy', '--prefer-offline', folder])
  })
} catch (error) {
  fail(error)
}
