import { expect, type Page } from '@playwright/test'

/** Waits until React has taken the page over, as a shopper would wait for a page to be there. */
export async function goTo(page: Page, address: string) {
  await page.addInitScript(() => {
    window.addEventListener('shop:hydrated', () => document.documentElement.setAttribute('data-hydrated', ''))
  })
  await page.goto(address)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
}

/** Collects what must never happen on any page: uncaught errors, and React's complaints about hydration. */
export function watchForTrouble(page: Page): string[] {
  const trouble: string[] = []
  page.on('pageerror', (error) => trouble.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(message.text())
  })
  return trouble
}
