import { expect, test } from '@playwright/test'
import { goTo } from './shopper.ts'

test('keeps an order that is chosen before the code of the reviews is there', async ({ page }) => {
  let send = () => {}
  const isSent = new Promise<void>((resolve) => (send = resolve))
  await page.route(/\/assets\/product-parts-/, (route) => isSent.then(() => route.continue()))
  await goTo(page, '/product/rozana-satin-pop-lipstick')
  const reviews = page.getByRole('region', { name: 'Reviews' })
  await reviews.getByRole('combobox', { name: 'Sort by' }).selectOption('Lowest rating')
  send()
  await expect(page).toHaveURL(/\?reviews=rating_asc$/)
  await expect(reviews.getByRole('status')).toContainText('lowest rating first')

  // The order stays when a shade is chosen.
  await page.locator('fieldset a[href*="variant="]').first().click()
  await expect(page).toHaveURL(/\?variant=\d+&reviews=rating_asc$/)
})

test('orders reviews and shows those with the chosen stars', async ({ page, request }) => {
  const best = await request.get('/api/products?collection=best-sellers&sort=rating_desc&limit=20')
  const { data } = (await best.json()) as { data: { slug: string; rating_count: number }[] }
  const { slug } = data.toSorted((one, other) => other.rating_count - one.rating_count)[0]!
  const answer = await request.get(`/api/products/${slug}/reviews?sort=rating_asc`)
  const { summary } = (await answer.json()) as { summary: { count: number; stars: number[] } }
  const [fives, fours] = [summary.stars[4] ?? 0, summary.stars[3] ?? 0]
  expect(summary.count).toBeGreaterThan(5)

  await goTo(page, `/product/${slug}`)
  const reviews = page.getByRole('region', { name: 'Reviews' })
  await reviews.scrollIntoViewIfNeeded()
  const ratings = async () => {
    const texts = await reviews
      .getByRole('article')
      .getByText(/^Rated \d/)
      .allTextContents()
    return texts.map((text) => Number(/\d/.exec(text)?.[0]))
  }

  await reviews.getByRole('combobox', { name: 'Sort by' }).selectOption('Highest rating')
  await expect(page).toHaveURL(/\?reviews=rating_desc$/)
  await expect(reviews.getByRole('status')).toContainText('highest rating first')
  const first = await ratings()
  expect(first).toEqual(Array<number>(5).fill(5).slice(0, fives).concat(first.slice(fives)))
  await reviews.getByRole('button', { name: /^More reviews/ }).click()
  await expect.poll(async () => (await ratings()).length).toBeGreaterThan(5)
  const more = await ratings()
  expect(more).toEqual(more.toSorted((one, other) => other - one))

  const four = reviews.getByRole('button', { name: /^4 stars, / })
  await four.press('Enter')
  await expect(reviews.getByRole('status')).toContainText(`of ${fours} reviews with 4 stars`)
  await expect(four).toBeFocused()
  expect(new Set(await ratings())).toEqual(new Set([4]))

  // The choice outlives a reload.
  await page.reload()
  await reviews.scrollIntoViewIfNeeded()
  await expect(four).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => new Set(await ratings())).toEqual(new Set([4]))
  await four.click()
  await expect(page).toHaveURL(/\?reviews=rating_desc$/)
  await expect(reviews.getByRole('button', { name: `All ${summary.count} reviews` })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})
