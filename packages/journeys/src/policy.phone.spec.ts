import { expect, type Page } from '@playwright/test'
import {
  fillCart,
  findTestProducts,
  goToReview,
  payByCard,
  placeOrder,
  startShopping,
  SUCCESS,
} from './checkout.ts'
import { test } from './person.ts'
import { goTo } from './shopper.ts'

const SCREENS = [
  '/',
  '/category/makeup/1',
  '/productList/lipstick?category=child',
  '/productList/searchProducts?search=kajal&sort=recommended_desc',
  '/mycart',
  '/login',
  '/register',
  '/signin/withphone',
  '/retrieve_password',
  '/blog',
  '/blog-details/monsoon-skin-routine',
  '/Contact_us',
  '/About_us',
  '/Return%26Refund',
  '/nowhere',
]

/** Collects everything that the content security policy blocks in this tab. */
async function watchPolicy(page: Page): Promise<string[]> {
  const stopped: string[] = []
  await page.exposeFunction('reportViolation', (violation: string) => stopped.push(violation))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, documentURI }) => {
      const { reportViolation } = window as unknown as { reportViolation: (violation: string) => void }
      reportViolation(`${violatedDirective} stops ${blockedURI} at ${documentURI}`)
    })
  })
  return stopped
}

test('blocks nothing that screens for guests need', async ({ page, baseURL }) => {
  const stopped = await watchPolicy(page)
  const [product] = await findTestProducts(baseURL)
  for (const screen of [...SCREENS, `/product/${product?.slug}`]) {
    await test.step(screen, async () => {
      await goTo(page, screen)
      await expect(page.getByRole('main')).toBeVisible()
    })
  }
  expect(stopped).toEqual([])
})

test('blocks nothing during an order', async ({ page, request, baseURL }) => {
  const stopped = await watchPolicy(page)
  const { addressId } = await startShopping(page, request, baseURL)
  await fillCart(page, (await findTestProducts(baseURL)).slice(0, 1))
  await goTo(page, '/mycart')
  await goTo(page, '/placeorder')
  await expect(page.getByRole('link', { name: /^Deliver here/ })).toBeVisible()
  await goToReview(page, addressId)
  await placeOrder(page)
  await payByCard(page, SUCCESS)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, your order is placed')
  await goTo(page, '/profile')
  await expect(page.getByRole('main')).toBeVisible()
  expect(stopped).toEqual([])
})

test('blocks scripts in injected markup', async ({ page }) => {
  const stopped = await watchPolicy(page)
  await goTo(page, '/')
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="https://evil.example/a.png"><img src="data:," onerror="alert(1)">',
    )
    document.body.append(Object.assign(document.createElement('script'), { text: 'alert(1)' }))
  })
  await expect
    .poll(() => stopped.map((violation) => violation.split(' ')[0]).toSorted())
    .toEqual(['img-src', 'script-src-attr', 'script-src-elem'])
})

test('refuses to run API answers and pages as scripts', async ({ page }) => {
  await goTo(page, '/')
  const loaded = await page.evaluate(async () => {
    const addresses = [
      '/api/home',
      '/api/products?limit=1',
      '/api/blog-category',
      '/robots.txt',
      '/sitemap.xml',
      '/blog',
    ]
    const pictures = Array.from(document.querySelectorAll('img'), ({ currentSrc }) => currentSrc).filter(
      Boolean,
    )
    const attempts = [...addresses, ...pictures.slice(0, 1)].map(
      (address) =>
        new Promise<string[]>((resolve) => {
          const script = Object.assign(document.createElement('script'), { src: address })
          script.addEventListener('load', () => resolve([address]))
          script.addEventListener('error', () => resolve([]))
          document.head.append(script)
        }),
    )
    return (await Promise.all(attempts)).flat()
  })
  expect(loaded).toEqual([])
})
