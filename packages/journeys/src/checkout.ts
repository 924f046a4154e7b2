import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { register } from './person.ts'
import { goTo } from './shopper.ts'

/** Product of the shop, as the cart stores it. */
export interface TestProduct {
  id: number
  slug: string
  title: string
  price: number
}

interface CardWire {
  id: number
  slug: string
  title: string
  quantity: number
  options: unknown[]
  offer_details: unknown
}

/** Request by another device, without the cookies of the test's browser. */
async function call<T>(origin: string | undefined, path: string, token?: string, body?: unknown): Promise<T> {
  const response = await fetch(new URL(path, origin), {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  expect(response.ok, `${path}: ${response.status}`).toBe(true)
  return ((await response.json()) as { data: T }).data
}

/** From the end of a list, because other journeys use its beginning. `slug` may name a returnable category. */
export async function findTestProducts(origin: string | undefined, slug = 'makeup'): Promise<TestProduct[]> {
  const query = `slug=${slug}&category=main&limit=100&in_stock=1&sort=newest_desc`
  const data = await call<CardWire[]>(origin, `/api/products?${query}`)
  const plain = data.filter(
    ({ options, quantity, offer_details }) => options.length === 0 && quantity >= 4 && offer_details === null,
  )
  const products = await Promise.all(
    plain.slice(-6).map(async ({ id, slug, title }) => {
      const quote = await call<{ lines: { selling_price: number }[] }>(origin, '/api/cart/quote', undefined, {
        items: [{ product_id: id, variant_id: null, quantity: 1 }],
      })
      return { id, slug, title, price: quote.lines[0]?.selling_price ?? 0 }
    }),
  )
  expect(products.length).toBeGreaterThan(1)
  return products
}

export async function totalOf(
  origin: string | undefined,
  { id }: TestProduct,
  quantity: number,
): Promise<number> {
  const items = [{ product_id: id, variant_id: null, quantity }]
  const { totals } = await call<{ totals: { total: number } }>(origin, '/api/cart/quote', undefined, {
    items,
  })
  return totals.total
}

/** Puts products at their current prices into the browser's cart before the first page opens. */
export async function fillCart(page: Page, products: readonly TestProduct[], quantity = 1) {
  await page.addInitScript(
    (lines) => {
      if (sessionStorage.getItem('cart-was-filled') !== null) return
      sessionStorage.setItem('cart-was-filled', '')
      localStorage.setItem('cartItems', JSON.stringify(lines))
    },
    products.map(({ id, slug, title, price }) => ({
      id,
      slug,
      title,
      brand_name: '',
      media: '',
      variantId: null,
      option_name: null,
      quantity,
      ori_price: price,
      sell_price: price,
    })),
  )
}

async function addAddress(
  origin: string | undefined,
  token: string,
  place = { pincode: '110001', city: 'New Delhi', state: 'Delhi' },
): Promise<number> {
  const { id } = await call<{ id: number }>(origin, '/api/users/addresses', token, {
    name: 'Asha Menon',
    phone: '9876543210',
    line1: '14, Amber Residency',
    line2: '',
    landmark: '',
    type: 'home',
    ...place,
  })
  return id
}

/** New shopper with an address, logged in on this page. */
export async function startShopping(
  page: Page,
  request: APIRequestContext,
  origin: string | undefined,
  place?: { pincode: string; city: string; state: string },
) {
  const { person, user } = await register(request)
  const addressId = await addAddress(origin, user.token, place)
  await page.addInitScript((stored) => localStorage.setItem('user', JSON.stringify(stored)), user)
  return { person, user, addressId }
}

interface OrderWire {
  id: string
  number: string
  status: string
  coupon: string | null
  totals: { coupon_discount: number; total: number }
  payment: { method: string; status: string; amount_due: number }
  lines: { title: string; status: string; quantity: number; unit_price: number }[]
}

export function ordersOf(origin: string | undefined, token: string): Promise<OrderWire[]> {
  return call<OrderWire[]>(origin, '/api/orders', token)
}

/** Continues from the open review to the choice of payment method. */
export async function placeOrder(page: Page) {
  await continueButton(page).click()
  await expect(page).toHaveURL(/\/payment\?order=/)
  await expect(page.getByRole('radio', { name: 'Card' })).toBeVisible()
}

/** Pays by a method of the test bank, with this outcome. */
export async function payAtBank(page: Page, method: 'Card' | 'Net banking', outcome: RegExp | string) {
  await page.getByRole('radio', { name: method }).check()
  await page
    .getByRole('button', { name: /^Pay ₹/ })
    .first()
    .click()
  // The shop has a button of the same name.
  await expect(page).toHaveURL(/\/sandbox-bank\//)
  await page.getByRole('button', { name: outcome }).click()
}

/** Chooses cash on delivery, which places the order. */
export async function payAtTheDoor(page: Page) {
  await page.getByRole('radio', { name: 'Cash on delivery' }).check()
  await page.getByRole('button', { name: 'Confirm cash on delivery' }).first().click()
  await expect(page).toHaveURL(/\/Order_placed\//)
}

/** Opens the review of a checkout with this cart. */
export async function goToReview(page: Page, addressId: number) {
  await goTo(page, `/placeorder?step=review&address=${addressId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Review your order' })).toBeVisible()
}

/** Logs a new shopper in, and opens the review of an order of `count` test products of the main category `slug`. */
export async function openReview(
  page: Page,
  request: APIRequestContext,
  origin: string | undefined,
  { count = 1, quantity = 1, slug }: { count?: number; quantity?: number; slug?: string } = {},
) {
  const { user, addressId } = await startShopping(page, request, origin)
  await fillCart(page, (await findTestProducts(origin, slug)).slice(0, count), quantity)
  await goToReview(page, addressId)
  return { user, addressId }
}

/** Button of the review, which places the order and leads to the choice of payment method. */
export const continueButton = (page: Page) => page.getByRole('button', { name: 'Go to payment' }).first()

/** Button to pay, at the choice of payment method. */
export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay ₹/ }).first()

/** Price summary, on every screen of an order. */
export const priceOf = (page: Page) => page.getByRole('region', { name: 'Price' })

export const payByCard = (page: Page, outcome: RegExp | string) => payAtBank(page, 'Card', outcome)

export const SUCCESS = /^Pay ₹/
export const FAILURE = 'Let the payment fail'
