import path from 'node:path'
import { pnpm } from '../prepare.mjs'
import { run } from '../run.mjs'
import { serveFolder } from '../serveFolder.mjs'
import { openPage } from './openPage.mjs'

/** Type-checks the app with the declarations of every package, bundles, opens and server-renders it. */
export async function inVite(app) {
  const inApp = (...command) => pnpm(command, { cwd: app })
  await inApp('exec', 'tsc', '-p', '.')
  await inApp('exec', 'vite', 'build', '--logLevel', 'warn')
  const site = await serveFolder(path.join(app, 'dist'))
  try {
    await openPage(site.url, async () => undefined)
  } finally {
    await site.close()
  }
  const html = await run('node', ['render.mjs'], { cwd: app })
  for (const part of ['Add to Cart', 'Mobile number', '₹499', '--shop-color-text-strong', '<style']) {
    if (!html.includes(part)) throw new Error(`The page that the server rendered has no “${part}”.`)
  }
}
