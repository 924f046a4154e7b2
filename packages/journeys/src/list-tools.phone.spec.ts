import { expect, test } from '@playwright/test'
import { goTo } from './shopper.ts'

const LIST = '/productList/lipstick?category=child'

for (const [width, height] of [
  [740, 360],
  [801, 800],
] as const)
  test(`has title and tools in one row of a window of ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await goTo(page, LIST)
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    const filters = await page.getByRole('button', { name: 'Filters' }).boundingBox()
    expect(filters?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0))
    const card = await page.getByRole('article').first().boundingBox()
    expect(card?.y).toBeLessThan(height * 0.66)
  })

test('runs the row of categories to the edges of a phone', async ({ page }) => {
  await goTo(page, LIST)
  const row = await page.getByRole('list', { name: 'Categories' }).boundingBox()
  expect([row?.x, row?.width]).toEqual([0, 390])
})
