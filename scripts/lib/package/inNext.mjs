import { spawn } from 'node:child_process'
import path from 'node:path'
import { pnpm } from '../prepare.mjs'
import { openPage } from './openPage.mjs'

const READY = /http:\/\/127\.0\.0\.1:(\d+)/

export async function inNext(app) {
  const env = { NEXT_TELEMETRY_DISABLED: '1' }
  await pnpm(['exec', 'next', 'build'], { cwd: app, env })
  const server = spawn(
    process.execPath,
    [path.join(app, 'node_modules/next/dist/bin/next'), 'start', '-H', '127.0.0.1', '-p', '0'],
    { cwd: app, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const output = []
  try {
    const url = await new Promise((resolve, reject) => {
      server.once('exit', () => reject(new Error(`next start ended: ${output.join('')}`)))
      for (const stream of [server.stdout, server.stderr]) {
        stream.on('data', (text) => {
          output.push(text)
          const found = READY.exec(output.join(''))
          if (found) resolve(found[0])
        })
      }
    })
    await expectServerHtml(url)
    await openPage(url, async (page) => {
      await page.getByRole('button', { name: 'Sizes' }).click()
      await page.getByRole('dialog', { name: 'Choose a size' }).waitFor()
      await page.keyboard.press('Escape')
      // Its parts are in the page, which is a server component.
      await page.getByRole('button', { name: 'Returns' }).click()
      const returns = page.getByRole('dialog', { name: 'Returns in seven days' })
      await returns.getByRole('button', { name: 'Got it' }).click()
      await returns.waitFor({ state: 'detached' })
    })
    const warnings = output.join('').match(/.*(?:warn|error).*/gi) ?? []
    if (warnings.length > 0) throw new Error(`The server says: ${warnings.join('\n')}`)
  } finally {
    server.kill()
  }
}

/** Expects content and styles in the server's page before any script runs. */
async function expectServerHtml(url) {
  const html = await (await fetch(url)).text()
  for (const part of ['Add to Cart', '₹499', '--shop-color-text-strong', '--shop-color-action-rest']) {
    if (!html.includes(part)) throw new Error(`The page that Next rendered has no “${part}”.`)
  }
}
