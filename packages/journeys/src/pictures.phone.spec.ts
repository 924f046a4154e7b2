import { expect, test, type Locator, type Page } from '@playwright/test'
import { forgetPictures } from './dataFolder.ts'

// The densest screens ask for the widest pictures, none of which a new shop has created.
test.use({ deviceScaleFactor: 3, viewport: { width: 390, height: 844 } })

test('shows a picture on each of the first eight product pages of a new shop', async ({ page }) => {
  for (const slug of await slugs(page, 8)) {
    await forgetPictures(await (await page.request.get(`/api/products/${slug}`)).text())
    await page.goto(`/product/${slug}`)
    await expect.poll(() => loadedWidth(pictureOf(page)), { timeout: 30_000 }).toBeGreaterThan(0)
  }
})

test('requests a picture again that did not arrive', async ({ page }) => {
  const [slug] = await slugs(page, 1)
  let isBusy = true
  await page.route('**/media/**', (route) => (isBusy ? route.fulfill({ status: 503 }) : route.continue()))
  await page.goto(`/product/${slug}`)
  await expect(page.getByRole('link', { name: /, picture 1 of/ }).getByRole('img')).not.toHaveAttribute('src')
  isBusy = false
  await expect.poll(() => loadedWidth(pictureOf(page))).toBeGreaterThan(0)
})

test('loads the first picture of a product in one width, that which is shown', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 }) // of a phone with the browser's bars
  const [slug] = await slugs(page, 1)
  const asked = new Set<string>()
  page.on('request', (request) => void asked.add(new URL(request.url()).pathname))
  await page.goto(`/product/${slug}`)
  await expect.poll(() => loadedWidth(pictureOf(page))).toBeGreaterThan(0)
  const address = await pictureOf(page).evaluate((image: HTMLImageElement) => image.currentSrc)
  const widths = new URL('.', address).pathname
  expect([...asked].filter((path) => path.startsWith(widths))).toEqual([`${widths}960.avif`])
})

function pictureOf(page: Page): Locator {
  return page.getByRole('link', { name: /, picture 1 of/ }).locator('img')
}

/** Width of the loaded picture; 0 when there is none. */
async function loadedWidth(picture: Locator): Promise<number> {
  if ((await picture.count()) === 0) return 0
  return picture.evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : 0))
}

async function slugs(page: Page, count: number): Promise<string[]> {
  const response = await page.request.get(`/api/products?limit=${count}`)
  const { data } = (await response.json()) as { data: { slug: string }[] }
  return data.map(({ slug }) => slug)
}
