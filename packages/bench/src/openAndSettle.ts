import type { Page } from 'playwright-core'
import { setTimeout as pause } from 'node:timers/promises'

const QUIET_MS = 1_000

/** Opens a page and waits until it has hydrated, which only our shop tells, and made no request for a second. */
export async function openAndSettle(page: Page, address: string, isOurs = true): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('shop:hydrated', () => {
      performance.mark('hydrated')
      document.documentElement.setAttribute('data-hydrated', '')
    })
  })
  let lastActivity = performance.now()
  const note = () => (lastActivity = performance.now())
  page.on('request', note)
  page.on('requestfinished', note)
  const response = await page.goto(address, { waitUntil: 'load' })
  if (response?.status() !== 200) throw new Error(`${address} answered ${response?.status()}`)
  if (isOurs) await page.locator('html[data-hydrated]').waitFor()
  while (performance.now() - lastActivity < QUIET_MS) await pause(50)
}
