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
    await openPage(site.url, followAndSend)
  } finally {
    await site.close()
  }
  const html = await run('node', ['render.mjs'], { cwd: app })
  for (const part of ['Add to Cart', 'Mobile number', '₹499', '--shop-color-text-strong', '<style']) {
    if (!html.includes(part)) throw new Error(`The page that the server rendered has no “${part}”.`)
  }
}

/** Follows a link by the app's router, and sends its form: first with an error, then with a toast. */
async function followAndSend(page) {
  await page.getByRole('link', { name: 'Lips', exact: true }).click()
  await page.waitForURL('**/lips')
  await page.route('**/newsletter', (route) => route.fulfill({ status: 204 }))
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByText('Enter your e-mail address.').waitFor()
  // The field with the error has the focus.
  await page.keyboard.type('asha@example.com')
  await page.keyboard.press('Enter')
  await page.getByText('Welcome to the newsletter.').waitFor()
}
