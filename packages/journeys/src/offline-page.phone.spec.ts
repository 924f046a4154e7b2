import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, type Page } from '@playwright/test'
import { goTo, holdRequests } from './shopper.ts'

test.use({ serviceWorkers: 'allow' })

const untilKept = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === 'activated') return
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }))
  })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('shows a page of the shop while offline, and loads the page when the connection is back', async ({
  page,
  context,
}) => {
  await goTo(page, '/mycart')
  await untilKept(page)
  await context.setOffline(true)
  await page.reload()
  await expect(heading(page, 'We can’t reach the shop')).toBeVisible()
  await expect(page).toHaveURL('/mycart')
  const fonts = await page.evaluate(async () =>
    [...(await document.fonts.ready)].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  )
  expect(fonts.join()).toContain('Fraunces')
  expect(fonts.join()).toContain('Hanken Grotesk')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('status')).toHaveText(/^Still no answer at .+ We keep trying\.$/)
  await expect(page.getByText('In your cart')).toBeHidden()
  await context.setOffline(false)
  await expect(heading(page, 'Your cart is empty')).toBeVisible()
})

test('shows the cart of the browser while offline', async ({ page, context }) => {
  await goTo(page, '/')
  await untilKept(page)
  const line = { title: '<b>Satin Pop</b> Lipstick', option_name: '03 Chai Break', quantity: 2 }
  await page.evaluate((lines) => localStorage.setItem('cartItems', JSON.stringify(lines)), [line, null])
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'In your cart' })).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveText(['<b>Satin Pop</b> Lipstick, 03 Chai Break× 2'])
})

test('has the page while pictures of the first page are still loading', async ({ page, context }) => {
  const release = await holdRequests(page, /\/media\//)
  await page.goto('/', { waitUntil: 'commit' })
  await untilKept(page)
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete')
  await context.setOffline(true)
  release()
  await page.reload({ waitUntil: 'commit' })
  await expect(heading(page, 'We can’t reach the shop')).toBeVisible()
})

test('stores nothing, and takes over no page that is online', async ({ page }) => {
  await goTo(page, '/')
  await untilKept(page)
  await page.reload()
  const served = page.evaluate(() => performance.getEntriesByType('resource').length)
  expect(await served).toBeGreaterThan(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

/** A shop whose releases have pages of their own, and which can be closed. */
async function openReleases(worker: string) {
  let title = 'Old release'
  const server = createServer((request, response) => {
    const isWorker = request.url === '/service-worker.js'
    response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html')
    response.end(
      isWorker
        ? worker.replace('We can’t reach the shop', title)
        : "<script>navigator.serviceWorker.register('/service-worker.js')</script>",
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    release: (next: string) => (title = next),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('replaces the page with that of a new release', async ({ page, request }) => {
  const shop = await openReleases(await (await request.get('/service-worker.js')).text())
  await page.goto(shop.address)
  await untilKept(page)
  shop.release('New release')
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })
  const unready = () =>
    page.evaluate(async () => {
      const { installing, waiting } = await navigator.serviceWorker.ready
      return [installing, waiting].filter((worker) => worker !== null).length
    })
  await expect.poll(unready, 'the new worker has taken the place of the old one').toBe(0)
  await untilKept(page)
  shop.close()
  await page.reload()
  await expect(heading(page, 'New release')).toBeVisible()
})
