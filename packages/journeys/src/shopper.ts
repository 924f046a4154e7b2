import { expect, type Page } from '@playwright/test'

/**
 * Opens a page and waits until React has taken it over, as a shopper would wait for a page to be there. The shopper has said
 * no to third parties before, unless the journey is about that very question.
 */
export async function goTo(page: Page, address: string, { isAsked = false }: { isAsked?: boolean } = {}) {
  await page.addInitScript((isAsked) => {
    window.addEventListener('shop:hydrated', () => document.documentElement.setAttribute('data-hydrated', ''))
    try {
      if (!isAsked && localStorage.getItem('consent') === null) localStorage.setItem('consent', '"no"')
    } catch {
      return // storage is blocked: nothing can be remembered
    }
  }, isAsked)
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
