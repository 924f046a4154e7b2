import { chromium } from 'playwright-core'
import { findBrowser } from '../findBrowser.mjs'

/** Opens a page and does something there; an error or a warning of its scripts is a failure. */
export async function openPage(url, visit) {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath: await findBrowser(), args })
  try {
    const page = await browser.newPage()
    const faults = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(message.text())
    })
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`)
    })
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))
    await page.goto(url)
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).waitFor()
    await page.getByRole('textbox', { name: 'Mobile number' }).waitFor()
    await page.getByText('₹499').first().waitFor()
    await expectLook(page)
    await visit(page)
    if (faults.length > 0) throw new Error(`In the browser: ${faults.join(', ')}`)
  } finally {
    await browser.close()
  }
}

/** Expects local fonts, the accent of the app's theme on main buttons of both schemes, and a page that follows the scheme. */
async function expectLook(page) {
  const look = () =>
    page.evaluate(async () => {
      await document.fonts.ready
      // Colours of controls change by a transition. Reading one makes the browser start it.
      void getComputedStyle(document.body).backgroundColor
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
      const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Add to Cart')
      return {
        font: document.fonts.check("16px 'Hanken Grotesk'") && document.fonts.size > 0,
        button: getComputedStyle(button).backgroundColor,
        page: getComputedStyle(document.documentElement).backgroundColor,
      }
    })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const light = await look()
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await look()
  const wanted = { font: true, button: 'rgb(11, 110, 79)', page: 'rgb(255, 252, 250)' }
  if (JSON.stringify(light) !== JSON.stringify(wanted)) {
    throw new Error(`The page looks like ${JSON.stringify(light)}, not ${JSON.stringify(wanted)}.`)
  }
  if (dark.page === light.page || dark.button !== light.button) {
    throw new Error(`The page in the dark scheme looks like ${JSON.stringify(dark)}.`)
  }
}
