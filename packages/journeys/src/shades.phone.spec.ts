import { expect, test, type Page } from '@playwright/test'
import { goTo } from './shopper.ts'

for (const category of ['lipstick', 'foundation', 'kajal', 'nail-polish'])
  test(`every picture of a ${category} follows the shade`, async ({ page }) => {
    const { slug, shade } = await shadedProduct(page, category)
    await goTo(page, `/product/${slug}`)
    const before = await addresses(page)
    expect(before).toHaveLength(4)
    await page.getByRole('link', { name: shade, exact: true }).click()
    await expect(page).toHaveURL(/\?variant=\d+$/)
    await expect.poll(() => addresses(page)).not.toEqual(before)
    const after = await addresses(page)
    expect(after).toHaveLength(4)
    expect(after.filter((address) => before.includes(address))).toEqual([])
  })

test('the gallery keeps its place when the shade changes', async ({ page }) => {
  const { slug, shade } = await shadedProduct(page, 'lipstick')
  await goTo(page, `/product/${slug}`)
  await expect(async () => {
    for (const number of [1, 4])
      await page
        .getByRole('link', { name: `, picture ${number} of 4` })
        .evaluate((picture) => picture.scrollIntoView({ behavior: 'instant' }))
    await expect(page.getByText('4 / 4')).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.getByRole('link', { name: shade, exact: true }).click()
  await expect(page).toHaveURL(/\?variant=\d+$/)
  await expect(page.getByText('4 / 4')).toBeVisible()
})

function addresses(page: Page): Promise<string[]> {
  return page
    .getByRole('link', { name: /, picture \d of/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
}

/** A product of a category, and the name of its second shade. */
async function shadedProduct(page: Page, category: string): Promise<{ slug: string; shade: string }> {
  const response = await page.request.get(`/api/products?limit=1&slug=${category}&category=child`)
  const { data } = (await response.json()) as {
    data: { slug: string; options: { variants: { option_name: string }[] }[] }[]
  }
  const [one] = data
  const shade = one?.options[0]?.variants[1]?.option_name
  if (one === undefined || shade === undefined) throw new Error(`No shades in ${category}`)
  return { slug: one.slug, shade }
}
