import { expect, test, type Page } from '@playwright/test'
import { goTo, watchForTrouble } from './shopper.ts'
import { PIXEL_URL } from './thirdParties.ts'

async function listenToOthers(page: Page): Promise<URL[]> {
  const calls: URL[] = []
  await page.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => {
      calls.push(new URL(route.request().url()))
      return route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } })
    },
  )
  return calls
}

async function searchFor(page: Page, text: string) {
  await page.getByRole('combobox', { name: 'Search products' }).fill(text)
  await page.getByRole('combobox', { name: 'Search products' }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`search=${text}&sort=recommended_desc$`))
  await expect(page.getByRole('article').first()).toBeVisible()
}

test('calls no third party before consent, which can be refused and withdrawn', async ({ page }) => {
  const trouble = watchForTrouble(page)
  const calls = await listenToOthers(page)
  const question = page.getByRole('region', { name: 'Your privacy' })
  const choices = page.getByRole('button', { name: 'Privacy choices' })
  await goTo(page, '/category/makeup/1', { isAsked: true })

  await test.step('Without an answer no search is reported', async () => {
    await expect(question).toBeVisible()
    await searchFor(page, 'kajal')
    expect(calls).toEqual([])
  })
  await test.step('After a refusal no search is reported', async () => {
    await question.getByRole('button', { name: 'No, thanks' }).click()
    await expect(question).toBeHidden()
    await searchFor(page, 'lipstick')
    await page.reload()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(question).toBeHidden()
    expect(calls).toEqual([])
  })
  await test.step('After consent in the footer a search is reported once', async () => {
    await choices.click()
    await expect(question).toBeFocused()
    await question.getByRole('button', { name: 'Yes, allow' }).click()
    await searchFor(page, 'kurta')
    await expect.poll(() => calls.map(String)).toHaveLength(1)
    const [call] = calls
    expect(call?.href.startsWith(PIXEL_URL)).toBe(true)
    expect(Object.fromEntries(call?.searchParams ?? [])).toEqual({
      id: 'the-product',
      ev: 'Search',
      'cd[search_string]': 'kurta',
    })
  })
  await test.step('Withdrawal takes effect at once', async () => {
    await choices.click()
    await searchFor(page, 'serum')
    expect(calls).toHaveLength(1)
  })
  expect(trouble).toEqual([])
})

test('tells how fast a page was when it is left, after consent only', async ({ page }) => {
  // A browser sends the report while it leaves the page, so the shop is asked what has arrived.
  const arrived = async () => {
    const metrics = await (await page.request.get('/metrics')).text()
    return Number(/^page_speed_seconds_count\{metric="TTFB",page="blog"\} (\d+)$/m.exec(metrics)?.[1] ?? 0)
  }
  const before = await arrived()
  const question = page.getByRole('region', { name: 'Your privacy' })
  await goTo(page, '/blog', { isAsked: true })
  await goTo(page, '/blog', { isAsked: true })
  expect(await arrived()).toBe(before)
  const library = page.waitForResponse(/web-vitals/)
  await question.getByRole('button', { name: 'Yes, allow' }).click()
  await library
  await goTo(page, '/mycart')
  await expect.poll(arrived).toBe(before + 1)
})
