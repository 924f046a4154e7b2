import { expect, type Locator, type LaunchOptions, type Page } from '@playwright/test'
import {
  fillCart,
  findTestProducts,
  goToReview,
  payAtTheDoor,
  placeOrder,
  startShopping,
} from './checkout.ts'
import { test } from './person.ts'
import { goTo } from './shopper.ts'

const LIST = '/productList/makeup?category=main'
const SCREENS = [
  '/',
  '/blog',
  '/category/makeup/1',
  '/productList/lipstick?category=child',
  LIST,
  '/productList/searchProducts?search=michael+kors+handbags&sort=recommended_desc',
  '/mycart',
  '/login',
  '/register',
  '/signin/withphone',
  '/Return%26Refund',
  '/nowhere',
]
const ACCOUNT = [
  '/profile',
  '/profile?Myorders=true',
  '/profile?Mywishlist=true',
  '/profile?Myaddresses=true',
  '/profile?Mydevices=true',
]

/** Text at 200 %, as browsers and phones enlarge it (WCAG 2.2, 1.4.4). */
async function enlargeText(page: Page) {
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
}

/** Neither the page nor a text in it is wider than its box. */
async function expectToFit(page: Page) {
  const widths = () =>
    page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth])
  await expect.poll(async () => (await widths()).join(' of ')).toBe('390 of 390')
  await expect.poll(() => page.evaluate(widerThanTheirBoxes)).toEqual([])
}

/** Texts that leave their box, and choices that do not show their whole name. Runs in the page. */
function widerThanTheirBoxes(): string[] {
  const texts = Array.from(document.querySelectorAll<HTMLElement>('main *')).filter(
    (element) =>
      element.children.length === 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.clientWidth > 2 &&
      getComputedStyle(element).overflowX === 'visible' &&
      element.scrollWidth > element.clientWidth + 2,
  )
  const canvas = document.createElement('canvas').getContext('2d')
  const selects = Array.from(document.querySelectorAll('select')).filter((select) => {
    if (canvas === null || !select.checkVisibility()) return false
    const { font, paddingLeft, paddingRight } = getComputedStyle(select)
    canvas.font = font
    const { width } = canvas.measureText(select.selectedOptions[0]?.text ?? '')
    return width > select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  })
  return [...texts, ...selects].map(
    (element) => element.textContent?.trim().slice(0, 60) ?? element.localName,
  )
}

test('fits the width of a phone at twice the text size', async ({ page, baseURL }) => {
  const [product] = await findTestProducts(baseURL)
  for (const screen of [...SCREENS, `/product/${product?.slug}`]) {
    await test.step(screen, async () => {
      await goTo(page, screen)
      await enlargeText(page)
      await expectToFit(page)
    })
  }
  await test.step('the button of the pincode does not cover its field', async () => {
    const field = await page.getByRole('textbox', { name: 'Pincode' }).boundingBox()
    const button = await page.getByRole('button', { name: 'Check' }).boundingBox()
    if (field === null || button === null) throw new Error('There is no form for a pincode')
    const isBeside = field.x + field.width <= button.x
    const isAbove = field.y + field.height <= button.y
    expect(isBeside || isAbove).toBe(true)
  })
})

test('keeps the size of the gallery and of the way back at twice the text size', async ({
  page,
  baseURL,
}) => {
  const [product] = await findTestProducts(baseURL)
  await goTo(page, `/product/${product?.slug}`)
  const picture = page.getByRole('link', { name: /, picture 1 of/ })
  const width = (await picture.boundingBox())?.width
  await enlargeText(page)
  await expect.poll(async () => (await picture.boundingBox())?.width).toBe(width)
  const back = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')
  expect((await back.boundingBox())?.height).toBe(44)
})

test('fits an order and the account at twice the text size', async ({ page, request, baseURL }) => {
  const products = await findTestProducts(baseURL)
  const { addressId } = await startShopping(page, request, baseURL)
  await fillCart(page, products.slice(0, 2))
  const look = (name: string) =>
    test.step(name, async () => {
      await enlargeText(page)
      await expectToFit(page)
    })

  await goTo(page, '/mycart')
  await look('the cart')
  await goTo(page, '/placeorder')
  await look('the address')
  await goToReview(page, addressId)
  await look('the review')
  await placeOrder(page)
  await look('the payment')
  await payAtTheDoor(page)
  await look('the placed order')
  await page.getByRole('link', { name: 'See the order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Order TP-/ })).toBeVisible()
  await look('the order')
  for (const screen of ACCOUNT) {
    await goTo(page, screen)
    await look(screen)
  }
})

const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? 0

test('keeps the header out of the way when the window is low', async ({ page }) => {
  const home = page.getByRole('link', { name: 'the product, home' }).first()
  await goTo(page, LIST)
  await test.step('it is back at the top of a tall window on the way up', async () => {
    // The page listens to scrolling once the browser has been idle.
    const topAfterScrolling = async () => {
      await page.mouse.wheel(0, 300)
      return topOf(home)
    }
    await expect.poll(topAfterScrolling).toBeLessThan(0)
    await page.mouse.wheel(0, -100)
    await expect.poll(() => topOf(home)).toBeGreaterThanOrEqual(0)
    expect(await topOf(home)).toBeLessThan(60)
  })
  await test.step('the same in landscape', async () => {
    await page.setViewportSize({ width: 740, height: 360 })
    await page.mouse.wheel(0, 600)
    await expect.poll(() => topOf(home)).toBeLessThan(0)
    await page.mouse.wheel(0, -100)
    await expect.poll(() => topOf(home)).toBeGreaterThanOrEqual(0)
  })
})

test('keeps the header out of the way of enlarged text', async ({ playwright, launchOptions, baseURL }) => {
  const browser = await playwright.chromium.launch(withEnlargedText(launchOptions))
  try {
    const page = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 } })
    await goTo(page, LIST)
    await page.mouse.wheel(0, 900)
    await expect
      .poll(() => topOf(page.getByRole('link', { name: 'the product, home' }).first()))
      .toBeLessThan(-300)
  } finally {
    await browser.close()
  }
})

test('fits a product with enlarged text into a low window', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch(withEnlargedText(launchOptions))
  try {
    const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 800 } })
    await goTo(page, '/product/rozana-satin-pop-lipstick')
    await expect(page.getByRole('heading', { level: 1, name: 'Satin Pop Lipstick' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
  } finally {
    await browser.close()
  }
})

/** Text at 200 % of a browser's settings, which media queries follow, too. */
function withEnlargedText(options: LaunchOptions): LaunchOptions {
  return { ...options, args: [...(options.args ?? []), '--blink-settings=defaultFontSize=32'] }
}
