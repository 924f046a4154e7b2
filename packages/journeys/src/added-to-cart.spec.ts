import { expect, test } from '@playwright/test'
import { findTestProducts } from './checkout.ts'
import { goTo, watchForTrouble } from './shopper.ts'

test('confirms an added item and suggests products, without covering the button', async ({
  page,
  baseURL,
}) => {
  const trouble = watchForTrouble(page)
  const [product] = await findTestProducts(baseURL)
  await goTo(page, `/product/${product?.slug}`)
  const suggestions = page.getByRole('region', { name: 'Goes well with' })

  await test.step('add it', async () => {
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click()
    await expect(page.getByText('Added to your cart')).toBeVisible()
    await expect(suggestions.getByRole('article').first()).toBeVisible()
  })
  await test.step('a suggestion leads to its product, where nothing is added yet', async () => {
    const suggestion = suggestions.getByRole('link').first()
    const title = (await suggestion.textContent()) ?? ''
    await suggestion.click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('Added to your cart')).toBeHidden()
  })
  await test.step('back at the product, its button leads to the cart', async () => {
    await page.goBack()
    await page.getByRole('button', { name: 'Go to Cart', exact: true }).first().click()
    await expect(page).toHaveURL(/\/mycart$/)
    await expect(page.getByText(product?.title ?? '').first()).toBeVisible()
  })
  expect(trouble).toEqual([])
})

test('says on a list that a product was added, and leads to the cart', async ({ page }) => {
  const trouble = watchForTrouble(page)
  await goTo(page, '/productList/makeup?category=main')
  const card = page
    .getByRole('list', { name: 'Products' })
    .getByRole('article')
    .filter({ hasNot: page.getByRole('button', { name: /^Preview/ }) })
    .filter({ has: page.getByRole('button', { name: /^Add to Cart/ }) })
    .first()
  const title = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('button', { name: /^Add to Cart/ }).click()
  const notice = page.getByRole('status').filter({ hasText: 'Added to your cart' })
  await expect(notice).toContainText(title)
  await test.step('it covers no tool of the list', async () => {
    const sort = (await page.getByLabel('Sort by').boundingBox())!
    const end = async () => {
      const box = (await notice.locator('[data-floating]').boundingBox())!
      return box.y + box.height
    }
    await expect.poll(end).toBeLessThanOrEqual(sort.y)
  })
  await expect(page.getByRole('button', { name: `Go to Cart: ${title}` })).toBeFocused()
  await notice.getByRole('link', { name: 'View cart' }).click()
  await expect(page).toHaveURL(/\/mycart$/)
  await expect(page.getByRole('button', { name: `Remove ${title}` })).toBeVisible()
  await expect(notice).toBeHidden()
  expect(trouble).toEqual([])
})
