import { setImmediate } from 'node:timers/promises'
import { chromium } from 'playwright-core'
import { sanitiseHtml } from '@shop/api/html/sanitiseHtml'
import { findForeignMarkup } from '@shop/api/testing/findForeignMarkup'
import { hostileHtml, wrapEach } from '@shop/api/testing/hostileHtml'
import type { Check, Size } from '../Check.ts'
import { browserPath } from '../env.ts'
import { fillWithPayloads } from '../hostileShop.ts'
import { inspectPage, openWithoutPolicy } from '../inspectPage.ts'
import type { Shop } from '../Shop.ts'

/** Payloads per page. The short form opens the first pages of the first round. */
const EXTENT = {
  short: { rounds: 1, perPage: 100, pagesMax: 12 },
  long: { rounds: 6, perPage: 40, pagesMax: Number.POSITIVE_INFINITY },
  control: { rounds: 1, perPage: 100, pagesMax: 1 },
}

/** Hostile markup in foreign texts: only prose reaches the DOM, and nothing runs, even without a content security policy. */
export const payloads: Check = {
  name: 'payloads',
  control: 'within',
  promise: 'Texts of feeds and shoppers bring nothing but prose into a page',
  async run(shop, size) {
    const failures: string[] = []
    const sanitised = size === 'long' ? await sanitiseAll(failures) : 0
    const opened = await openAll(shop, size, failures)
    const count = sanitised === 0 ? '' : `${sanitised.toLocaleString('en-IN')} texts sanitised, `
    return { tried: `${count}${opened} pages opened`, failures }
  },
}

/** Every payload, bare and in each of its wrappings. */
async function sanitiseAll(failures: string[]): Promise<number> {
  let count = 0
  for (const payload of hostileHtml()) {
    for (const text of [payload, ...wrapEach(payload)]) {
      const clean = sanitiseHtml(text)
      const found = findForeignMarkup(clean)
      if (found.length > 0) failures.push(`${JSON.stringify(text)} leaves ${found.join(', ')}`)
      count += 1
    }
    await setImmediate()
  }
  return count
}

async function openAll(shop: Shop, size: Size, failures: string[]): Promise<number> {
  const { rounds, perPage, pagesMax } = EXTENT[size]
  const server = await shop.startFull()
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  let opened = 0
  try {
    const context = await openWithoutPolicy(browser, server.origin)
    for (let round = 0; round < rounds; round++) {
      const pages = await fillWithPayloads(shop, perPage, round)
      for (const { path } of pages.slice(0, pagesMax)) {
        const found = await inspectPage(context, path)
        failures.push(...found.map((fault) => `${path} in round ${round}: ${fault}`))
        opened += 1
      }
    }
  } finally {
    await browser.close()
    await server.kill()
  }
  return opened
}
