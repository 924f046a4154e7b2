import { expect, test } from '@playwright/test'
import { goTo, holdRequests } from './shopper.ts'

test('ignores a late response to an older text', async ({ page }) => {
  await goTo(page, '/')
  let answerLate: () => void = () => undefined
  const isLate = new Promise<void>((resolve) => {
    answerLate = resolve
  })
  await page.route('**/api/search/suggestions?query=*', async (route) => {
    const text = new URL(route.request().url()).searchParams.get('query') ?? ''
    if (text === 'li') await isLate
    // The page has aborted this request, so it can't be answered.
    await route.fulfill({ json: { suggestions: [`${text} answered`] } }).catch(() => undefined)
  })
  const box = page.getByRole('combobox', { name: 'Search products' })
  const asked = page.waitForRequest(/suggestions\?query=li$/)
  await box.pressSequentially('li')
  await asked
  await box.pressSequentially('p')
  await expect(page.getByRole('option', { name: 'lip answered' })).toBeVisible()
  answerLate()
  await box.pressSequentially('s')
  await expect(page.getByRole('option', { name: 'lips answered' })).toBeVisible()
  await expect(page.getByRole('option')).toHaveCount(1)
})

test('shows "No Data" without results, closes on a click outside, and shows nothing on failure', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await goTo(page, '/category/makeup/1')
  const box = page.getByRole('combobox', { name: 'Search products' })
  await box.fill('qqqqqqqq')
  await expect(page.getByText('No Data')).toBeVisible()
  // The margin of the page, which no list covers.
  await page.mouse.click(4, 300)
  await expect(page.getByText('No Data')).toBeHidden()
  await page.route('**/api/search/suggestions**', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await box.fill('kajal')
  await failed
  await expect(page.getByRole('listbox')).toBeHidden()
  await box.press('Enter')
  await expect(page).toHaveURL(/search=kajal/)
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(errors).toEqual([])
})

test('keeps the former suggestions while the next ones are on their way, with a sign of work', async ({
  page,
}) => {
  await goTo(page, '/')
  const box = page.getByRole('combobox', { name: 'Search products' })
  const status = page.getByRole('search').getByRole('status')
  await box.fill('lip')
  await expect(page.getByRole('option').first()).toBeVisible()
  const count = await page.getByRole('option').count()
  await expect(status).toHaveText(`${count} suggestions`)
  const release = await holdRequests(page, '**/api/search/suggestions**')
  await box.press('s')
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('option')).toHaveCount(count)
  await expect(status).toHaveText('Loading suggestions')
  await expect(page.getByRole('option')).toHaveCount(count)
  release()
  await expect(status).toHaveText(/^\d+ suggestions?$/)
})

test('says that suggestions need a connection, and shows them once there is one', async ({
  page,
  context,
}) => {
  await goTo(page, '/')
  const box = page.getByRole('combobox', { name: 'Search products' })
  await context.setOffline(true)
  await box.fill('lip')
  const line = page.getByRole('search').getByText(/We couldn’t load suggestions/)
  await expect(line).toBeVisible()
  await expect(line).toHaveRole('status')
  await context.setOffline(false)
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(line).toBeHidden()
})

test('leads on from what is not sold', async ({ page }) => {
  await goTo(page, '/category/makeup/1')
  const box = page.getByRole('combobox', { name: 'Search products' })
  await box.fill('iphone')
  await expect(page.getByText('No Data')).toBeVisible()
  const popular = page.getByRole('search').getByRole('region', { name: 'Popular in the shop' })
  const wayOn = popular.getByRole('link').first()
  const name = (await wayOn.textContent()) ?? ''
  await wayOn.click()
  await expect(page.getByRole('heading', { level: 1, name: `Results for “${name}”` })).toBeVisible()
  await expect(box).toHaveValue(name)
  await expect(page.getByText('No Data')).toBeHidden()
})

test('shows what a suggestion is, and none that is cut', async ({ page }) => {
  await goTo(page, '/')
  const box = page.getByRole('combobox', { name: 'Search products' })
  await box.fill('roz')
  await expect(page.getByRole('option', { name: 'Rozana Brand' })).toBeVisible()
  const product = page.getByRole('option', { name: /^Roz Ka Kajal Rozana ₹\d+ Product$/ })
  await expect
    .poll(() => product.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  // The second height is what the keyboard of a phone leaves.
  for (const height of [844, 400]) {
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height })
    const list = await page.getByRole('listbox').locator('..').boundingBox()
    const end = (list?.y ?? 0) + (list?.height ?? 0)
    expect(end).toBeLessThan(height)
    const rows = await page
      .getByRole('option')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
    expect(rows.filter(({ top, bottom }) => top < end - 6 && bottom > end)).toEqual([])
  }
})

test('shows ways on for an empty search, and stays on the page', async ({ page }) => {
  await goTo(page, '/category/makeup/1')
  const search = page.getByRole('search')
  await search.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(search.getByRole('combobox')).toBeFocused()
  await expect(search.getByRole('link', { name: 'Makeup' })).toBeVisible()
  await expect(page).toHaveURL(/category/)
})

test('offers recent searches and categories in the empty search box', async ({ page }) => {
  await goTo(page, '/')
  const search = page.getByRole('search')
  const box = search.getByRole('combobox', { name: 'Search products' })
  const recent = search.getByRole('link', { name: 'kajal', exact: true })
  await box.click()
  await expect(search.getByRole('link', { name: 'Makeup' })).toBeVisible()
  await expect(search.getByRole('region', { name: 'Popular in the shop' }).getByRole('link')).not.toHaveCount(
    0,
  )
  await expect(recent).toBeHidden()
  for (const text of ['kajal', 'lipstick']) {
    await box.fill(text)
    await box.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible()
  }
  await search.getByRole('button', { name: 'Clear the search' }).click()
  await expect(box).toBeFocused()
  await recent.click()
  await expect(page).toHaveURL(/search=kajal/)
  await expect(recent).toBeHidden()
  await expect(box).toHaveValue('kajal')

  await search.getByRole('button', { name: 'Clear the search' }).click()
  await search.getByRole('button', { name: 'Clear recent searches' }).click()
  await expect(recent).toBeHidden()
  await expect(box).toBeFocused()
  await expect(search.getByRole('link', { name: 'Makeup' })).toBeVisible()
})

test('suggests for the text of the page of results', async ({ page }) => {
  await goTo(page, '/productList/searchProducts?search=kajal&sort=recommended_desc')
  const box = page.getByRole('combobox', { name: 'Search products' })
  await box.click()
  await expect(page.getByRole('option').first()).toBeVisible()
  await box.press('Escape')
  await box.press('ArrowDown')
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('suggests for a text that was typed before hydration', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js')
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const box = page.getByRole('combobox', { name: 'Search products' })
  await box.pressSequentially('lip')
  await expect(page.getByRole('option')).toHaveCount(0)
  release()
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(box).toHaveValue('lip')
})

test('keeps a text that is typed while the page of a search loads', async ({ page }) => {
  await goTo(page, '/category/makeup/1')
  const release = await holdRequests(page, '**/api/products?*')
  const box = page.getByRole('combobox', { name: 'Search products' })
  await box.fill('kajal')
  await box.press('Enter')
  await expect(page).toHaveURL(/search=kajal/)
  await box.fill('lipstick')
  release()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('kajal')
  await expect(box).toHaveValue('lipstick')
  await box.press('Enter')
  await expect(page).toHaveURL(/search=lipstick/)
})

test('leads a search for help to the page that answers it', async ({ page }) => {
  await goTo(page, '/')
  const box = page.getByRole('combobox', { name: 'Search products' })
  await box.fill('return policy')
  await page.getByRole('option', { name: 'Returns and refunds Page' }).click()
  await expect(page).toHaveURL(/\/Return&Refund$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(box).toHaveValue('')
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await expect(box).toHaveValue('')
  await goTo(page, '/productList/searchProducts?search=refund&sort=recommended_desc')
  const main = page.getByRole('main')
  await expect(main).toContainText('We initiate a refund within')
  await main.getByRole('link', { name: 'When you get your refund' }).click()
  await expect(page).toHaveURL(/\/Return&Refund#when-the-money-is-back$/)
})
