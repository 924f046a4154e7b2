import { expect, type Page } from '@playwright/test'
import { fillCart, findTestProducts, startShopping } from './checkout.ts'
import { test } from './person.ts'
import { goTo } from './shopper.ts'

/** Focused element that another one covers, such as a sticky bar. Runs in the page. */
function hiddenFocus(): string | undefined {
  const focused = document.activeElement
  if (focused === null || focused === document.body) return undefined
  const { left, top, width, height } = focused.getBoundingClientRect()
  const name = (focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)
  // A card at the end of a row may be partly visible.
  const middle = document.elementFromPoint(Math.min(left + width / 2, innerWidth - 8), top + height / 2)
  if (middle === null) return undefined
  const isOwn = focused.contains(middle) || middle.contains(focused)
  const isLabel =
    focused instanceof HTMLInputElement && [...(focused.labels ?? [])].some((label) => label.contains(middle))
  return isOwn || isLabel ? undefined : `${name} is below ${middle.textContent?.trim().slice(0, 40)}`
}

/** No bar hides the focus (WCAG 2.2, 2.4.11). */
async function walk(page: Page) {
  const hidden = new Set<string>()
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press('Tab')
    // Rows scroll to the focus smoothly.
    const isShown = expect.poll(() => page.evaluate(hiddenFocus), { timeout: 1_000 }).toBeUndefined()
    await isShown.catch(async () => hidden.add(String(await page.evaluate(hiddenFocus))))
  }
  expect([...hidden]).toEqual([])
}

test('covers the focus with no bar on a phone with a keyboard', async ({ page, request, baseURL }) => {
  const products = await findTestProducts(baseURL)
  const { addressId } = await startShopping(page, request, baseURL)
  await fillCart(page, products.slice(0, 4))
  const screens = [
    '/productList/makeup?category=main',
    `/product/${products[0]?.slug}`,
    '/mycart',
    `/placeorder?step=review&address=${addressId}`,
  ]
  for (const screen of screens) {
    await test.step(screen, async () => {
      await goTo(page, screen)
      await walk(page)
    })
  }
})
