import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cp } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { Check } from '../Check.ts'
import { CleanRoot } from '../image/CleanRoot.ts'
import { readImage } from '../image/readImage.ts'

const BUILD = path.resolve(import.meta.dirname, '../../../../scripts/build.mjs')
const VISIT = path.resolve(import.meta.dirname, '../image/visit.mjs')
const run = promisify(execFile)

/** What an operator has to give to a container. */
const settings = () => ({
  SHOP_SECRET: randomBytes(32).toString('hex'),
  PUBLIC_ORIGIN: 'https://shop.example',
  PAYMENT_PROVIDER: 'sandbox',
})

/** The steps of the Dockerfile without a container engine: with the packages of its base image in a folder, and no network. */
export const image: Check = {
  name: 'image',
  isLong: true,
  control: 'within',
  promise: 'The folder of npm run build runs as the Dockerfile says, with Node alone and without a network',
  async run() {
    const missing = await CleanRoot.missing()
    if (missing !== undefined) return { tried: `left out, as ${missing}`, failures: [] }
    const steps = await readImage()
    const { command, healthcheck, folder, env } = steps
    const root = await CleanRoot.make(steps)
    try {
      await run(process.execPath, [BUILD, root.path(folder)], { maxBuffer: Infinity })
      for (const preparation of steps.preparations) await root.prepare(preparation)
      await cp(VISIT, root.path('/visit.mjs'))
      const visit = async (starting: string[]) => {
        const plan = JSON.stringify({
          command: starting,
          healthcheck,
          port: env['PORT'],
          data: env['DATA_DIR'],
        })
        const said = await root.run(['node', '/visit.mjs', plan], {
          ...steps,
          env: { ...env, ...settings() },
        })
        return z.array(z.string()).parse(JSON.parse(said))
      }
      const failures = await visit(command)
      if ((await visit(['node', '-e', ''])).length === 0)
        failures.push('a shop that ends at once is not noticed: this run proves nothing')
      return { tried: `${steps.suite} without npm or a network: ${command.join(' ')}`, failures }
    } finally {
      await root.remove()
    }
  },
}
