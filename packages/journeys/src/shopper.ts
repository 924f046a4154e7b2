import { expect, type Page } from '@playwright/test'

/** Opens a page and waits until it is hydrated. Third parties are refused before, unless the journey is about consent. */
export async function goTo(page: Page, address: string, { isAsked = false }: { isAsked?: boolean } = {}) {
  await page.addInitScript((isAsked) => {
    window.addEventListener('shop:hydrated', () => document.documentElement.setAttribute('data-hydrated', ''))
    try {
      if (!isAsked && localStorage.getItem('consent') === null) localStorage.setItem('consent', '"no"')
    } catch {
      return // storage is blocked
    }
  }, isAsked)
  await page.goto(address)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
}

/** The shopper saves data, so that no page is loaded before its link is touched. */
export async function saveData(page: Page) {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
}

/** Collects uncaught errors and React's hydration errors, which must never occur. */
export function watchForTrouble(page: Page): string[] {
  const trouble: string[] = []
  page.on('pageerror', (error) => trouble.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(message.text())
  })
  return trouble
}

/** Keeps requests back, such as scripts, until the returned function is called. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await isReleased
    await route.continue()
  })
  return release
}
