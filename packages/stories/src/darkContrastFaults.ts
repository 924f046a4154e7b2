import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    /** Separate instance of axe: the one of the add-on refuses to run twice at a time. */
    contrastAxe?: typeof axe
  }
}

/** Texts without enough contrast in the dark scheme. Transitions are off, so no wait is needed. */
export async function darkContrastFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'contrastAxe' in window))) {
    await page.evaluate(`${axe.source};window.contrastAxe = window.axe`)
  }
  return page.evaluate(async () => {
    const root = document.documentElement
    const stillness = new CSSStyleSheet()
    stillness.replaceSync('*, *::before, *::after { transition: none !important; }')
    const surface = () => getComputedStyle(root).backgroundColor
    const light = surface()
    document.adoptedStyleSheets.push(stillness)
    root.dataset['scheme'] = 'dark'
    try {
      if (surface() === light || window.contrastAxe === undefined) return ['The colours have not changed.']
      const { violations } = await window.contrastAxe.run(document, { runOnly: ['color-contrast'] })
      return violations.flatMap(({ nodes }) =>
        nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
      )
    } finally {
      root.dataset['scheme'] = 'light'
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== stillness)
    }
  })
}
