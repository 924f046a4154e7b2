import { expect, test, type Locator, type Page } from '@playwright/test'
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

test('keeps a button to buy in the window with 48 shades, which scroll in no box of their own', async ({
  page,
}) => {
  await goTo(page, '/product/chaand-studio-every-skin-serum-foundation')
  const shades = page.getByRole('group', { name: 'Shade' }).getByRole('link').filter({ visible: true })
  await expect(shades).toHaveCount(48)
  await expectButtonInWindow(page)
  await page.getByRole('button', { name: 'Show names' }).click()
  await expectButtonInWindow(page)
  const boxes = await shades.first().evaluate((shade) => {
    const found: string[] = []
    for (let box = shade.parentElement; box !== null && box !== document.body; box = box.parentElement)
      if (/auto|scroll/.test(getComputedStyle(box).overflowY)) found.push(box.tagName)
    return found
  })
  expect(boxes).toEqual([])
})

test('shows what a search for shades finds, above the bar', async ({ page }) => {
  await goTo(page, '/product/chaand-studio-every-skin-serum-foundation')
  await page.getByRole('searchbox', { name: 'Search 48 shades' }).fill('neutral')
  const found = page
    .getByRole('group', { name: 'Shade' })
    .getByRole('link', { name: /neutral/i })
    .first()
  await expect(found).toBeInViewport({ ratio: 1 })
  expect(await bottomOf(found)).toBeLessThanOrEqual(page.viewportSize()!.height - (await barHeight(page)))
})

for (const [group, product] of [
  ['Shade', 'rozana-satin-pop-lipstick'],
  ['Size', 'bageecha-bandhani-cotton-anarkali-kurta'],
] as const)
  test(`shows the first ${group.toLowerCase()} above the bar of the first window`, async ({ page }) => {
    await goTo(page, `/product/${product}`)
    const first = page.getByRole('group', { name: group }).getByRole('link').first()
    expect(await bottomOf(first)).toBeLessThanOrEqual(page.viewportSize()!.height - (await barHeight(page)))
  })

test('has one line for the button of a size that is out of stock, in the bar', async ({ page }) => {
  await goTo(page, '/product/mojdi-pearl-bridal-jutti')
  await page.getByRole('group', { name: 'Size' }).getByRole('link').first().click()
  const button = page.locator('[data-stuck]').getByRole('button', { name: 'Tell me when it is back' })
  await expect
    .poll(() => button.evaluate((one) => one.getBoundingClientRect().height))
    .toBeLessThanOrEqual(52)
})

async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  return box!.y + box!.height
}

/** The bar slides into the window, so only its size is certain. */
function barHeight(page: Page): Promise<number> {
  return page
    .locator('[data-stuck]')
    .filter({ has: page.getByRole('button', { name: 'Add to Cart' }) })
    .evaluate((bar) => bar.getBoundingClientRect().height)
}

/** Either the button of the page or that of the bar at the bottom. */
async function expectButtonInWindow(page: Page) {
  const buttons = page.getByRole('button', { name: 'Add to Cart', exact: true })
  const inWindow = () =>
    buttons.evaluateAll(
      (all) =>
        all.filter((button) => {
          const { top, bottom } = button.getBoundingClientRect()
          return button.closest('[inert]') === null && top >= 0 && bottom <= window.innerHeight
        }).length,
    )
  await expect.poll(inWindow).toBe(1)
}

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
