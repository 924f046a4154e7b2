import { expect, test, type Page } from '@playwright/test'
import { layoutShifts } from './layoutShifts.ts'
import { goTo } from './shopper.ts'

declare global {
  interface Window {
    /** Font faces after the first load of the page. */
    firstFaces: FontFace[]
  }
}

/** True while the page has its first font faces: a style sheet that is written again makes new ones, and text flashes. */
const hasItsFaces = (page: Page) =>
  page.evaluate(() => {
    const faces = [...document.fonts]
    return (
      faces.length === window.firstFaces.length && faces.every((face) => window.firstFaces.includes(face))
    )
  })

test('keeps the first fonts during search, menus and navigation', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(new URL(request.url()).pathname)
  })
  await goTo(page, '/')
  await page.evaluate(async () => {
    await document.fonts.ready
    window.firstFaces = [...document.fonts]
  })
  await test.step('Search', async () => {
    await page
      .getByRole('combobox', { name: /search/i })
      .first()
      .click()
    expect(await hasItsFaces(page)).toBe(true)
    await page.keyboard.press('Escape')
  })
  await test.step('A product', async () => {
    await page.getByRole('article').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/product\//)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await hasItsFaces(page)).toBe(true)
  })
  await test.step('The cart', async () => {
    await page.getByRole('link', { name: /cart/i }).first().click()
    await expect(page).toHaveURL(/\/mycart/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await hasItsFaces(page)).toBe(true)
  })
  expect(asked.length).toBeGreaterThan(0)
  expect(asked, 'no file is asked for twice').toEqual([...new Set(asked)])
  expect(asked.every((address) => /^\/assets\/[\w-]+\.woff2$/.test(address))).toBe(true)
})

for (const path of ['/', '/productList/makeup?category=main', '/product/rozana-satin-pop-lipstick'])
  test(`moves nothing of ${path} when its fonts arrive late`, async ({ page }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/*.woff2', async (route) => {
      await released
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    release()
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(500)
    const { sum, moved } = await layoutShifts(page)
    expect(sum, moved.join('\n')).toBeLessThan(0.01)
  })

test('preloads the fonts of a first screen, and caches files of the build for ever', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const preloaded = [...html.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(([, href]) => href)
  expect(preloaded).toHaveLength(3)
  expect(html).not.toContain('data:font')
  const script = /\/assets\/entry-client-[\w-]+\.js/.exec(html)?.[0]
  for (const address of [...preloaded, script]) {
    for (const encoding of ['identity', 'br', 'gzip']) {
      const answer = await request.get(address ?? '', { headers: { 'accept-encoding': encoding } })
      expect(answer.status(), address).toBe(200)
      expect(answer.headers()['cache-control'], address).toBe('public, max-age=31536000, immutable')
    }
  }
})

test('preloads few bytes of fonts, because they compete with the first picture', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const preloaded = [...html.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(([, href]) => href)
  const files = await Promise.all(preloaded.map(async (address) => (await request.get(address ?? '')).body()))
  expect(files.reduce((sum, file) => sum + file.length, 0)).toBeLessThan(28_000)
})
