import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { MainCategoryWire } from '@shop/contract/categories.schema'
import { cartQuoteResponseSchema } from '@shop/contract/cart.schema'
import type { BlogWire } from '@shop/contract/blogs.schema'
import type { OrderWire } from '@shop/contract/orders.schema'
import type { PincodeResponse } from '@shop/contract/pincodes.schema'
import type { HomeDataResponse } from '@shop/contract/home.schema'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { Content } from '#modules/content/contentFile.schema.ts'
import { advanceOrder } from '#modules/orders/fulfilment.service.ts'
import { makeShopper } from '#testing/makeShopper.ts'
import { makeTestProduct } from '#testing/makeTestProduct.ts'
import { placedOrder, placeOrder } from '#testing/placeOrder.ts'
import { useApp } from '#testing/useApp.ts'
import { useAudits } from '#testing/useAudits.ts'
import { useCommands } from '#testing/useCommands.ts'
import { today } from '#time/today.ts'

const shop = useApp()
const { db, get, app } = shop
useAudits(db)
const command = useCommands(shop)
const run = (...args: string[]) => command('content', ...args)
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'content-'))
  return () => rm(folder, { recursive: true })
})

async function apply(content: object, ...options: string[]): Promise<[number, string]> {
  const file = path.join(folder, 'content.json')
  await writeFile(file, JSON.stringify(content))
  return run('apply', file, ...options)
}

const exported = async (): Promise<Content> => JSON.parse((await run('export'))[1]) as Content
const home = async () => (await get<HomeDataResponse>('/api/home-data')).data

const banner = {
  title: 'Silk for *Diwali*',
  button: 'See silk',
  link: '/productList/lips?category=sub',
  picture: 'https://cdn.example/silk.jpg',
  tint: '#f1e2d3',
}

test('an exported file applied again changes nothing', async () => {
  const content = await exported()
  expect(content.banners.length).toBeGreaterThan(1)
  expect(await apply(content)).toEqual([0, 'The content is the same.'])
  expect(await run('history')).toEqual([0, 'The content was never changed.'])
})

test('prints what changes, changes it, and brings the version before back', async () => {
  const before = await exported()
  const sections = [
    {
      title: 'Our choice',
      slug: 'lips',
      rule: { kind: 'products', slugs: ['rozana-nine-to-nine-matte-foundation'] },
    },
    { title: 'By Rozana', slug: 'rozana', rule: { kind: 'brand', slug: 'rozana' } },
  ]
  const [, dry] = await apply({ sections }, '--dry-run')
  expect(dry).toContain('+       "title": "Our choice"')
  expect(dry).toContain('Nothing was changed.')
  expect(await exported()).toEqual(before)

  const [code, text] = await apply({ sections, brands: ['kajri'] })
  expect(code).toBe(0)
  expect(text).toContain('-     "rozana"')
  expect(text).toContain('This is version 2.')
  const { sections: rows, brands } = await home()
  expect(rows.map(({ title }) => title)).toEqual(['Our choice', 'By Rozana'])
  expect(rows[0]?.products.map(({ slug }) => slug)).toEqual(['rozana-nine-to-nine-matte-foundation'])
  expect(brands.map(({ slug }) => slug)).toEqual(['kajri'])
  expect((await exported()).banners).toEqual(before.banners)

  await run('restore', '1')
  expect(await exported()).toEqual(before)
  expect((await run('history'))[1]).toMatch(/3 .*restore 1\n2 .*apply content\.json\n1 .*found/)
})

test('shows a banner within its days only', async () => {
  const titles = async () => (await home()).banners.map(({ title }) => title)
  await apply({
    banners: [
      { ...banner, title: 'Past', from: '2020-01-01', until: '2020-01-31' },
      { ...banner, title: 'Present', from: '2020-01-01', alt: 'A folded saree' },
      { ...banner, title: 'Future', from: '2999-01-01' },
    ],
  })
  expect(await titles()).toEqual(['Present'])
  expect((await home()).banners[0]?.image_alt).toBe('A folded saree')
  expect((await exported()).banners[0]).toMatchObject({ from: '2020-01-01', until: '2020-01-31' })
})

test('orders categories, and copies their pictures', async () => {
  await writeFile(
    path.join(folder, 'skin.jpg'),
    await sharp({ create: { width: 80, height: 80, channels: 3, background: '#12b' } })
      .jpeg()
      .toBuffer(),
  )
  const [first = { slug: '', children: [] }] = (await exported()).categories
  const categories = [{ slug: 'skin', picture: 'skin.jpg', children: [] }]
  expect((await apply({ categories }, '--pictures', folder))[0]).toBe(0)
  const [skin, next] = await get<MainCategoryWire[]>('/api/mainCategories')
  expect([skin?.slug, next?.slug]).toEqual(['skin', first.slug])
  expect((await app().inject((skin?.categoryLogo ?? '').replace('1280', '160'))).statusCode).toBe(200)
})

test('gives a phone a picture of its own', async () => {
  const phone = { picture: 'https://cdn.example/silk-phone.jpg', alt: 'A folded saree' }
  await apply({ banners: [{ ...banner, phone }] })
  expect((await home()).banners[0]).toMatchObject({ phone_image: phone.picture, phone_image_alt: phone.alt })
  expect((await exported()).banners[0]?.phone).toEqual(phone)
})

test('adds, changes and ends coupons, and brings one back with its uses', async () => {
  const before = await exported()
  const coupon = { code: 'OPERATOR20', percent: 20, cap: 100, min: 499, until: '2099-12-31' }
  await apply({ coupons: [coupon] })
  expect((await exported()).coupons).toEqual([
    {
      ...coupon,
      title: '20% off, up to ₹100',
      first_order: false,
      hidden: false,
      uses_per_shopper: 1,
      from: today(),
    },
  ])
  const shopper = await makeShopper(db())
  const product = await makeTestProduct(db(), { price: 600, delhi: 5 })
  const buy = async (buyer: typeof shopper, total: number) =>
    (await placeOrder(app(), { shopper: buyer, products: [[product, 1]], total, coupon: coupon.code }))
      .statusCode
  expect(await buy(shopper, 500)).toBe(201)
  const [, changed] = await apply({ coupons: [{ ...coupon, cap: 50 }] })
  expect(changed).toContain('+       "cap": 50,')
  expect(await buy(await makeShopper(db()), 550)).toBe(201)
  await apply({ coupons: [] })
  expect(await buy(await makeShopper(db()), 550)).not.toBe(201)
  await apply({ coupons: [...before.coupons, { ...coupon, uses: 2 }] })
  // Both uses count, also those before the coupon ended.
  expect(await buy(await makeShopper(db()), 500)).not.toBe(201)
})

test('writes the blog, with the products of a post', async () => {
  const before = await exported()
  const post = {
    slug: 'washing-silk',
    title: 'Washing silk',
    category: 'care',
    sub_category: 'silk-care',
    tags: ['silk'],
    body: '<p onclick="x()">Cold water.</p>',
    products_heading: 'Of ours',
    products: ['rozana-nine-to-nine-matte-foundation'],
    date: '2026-01-20',
  }
  const post_categories = [{ slug: 'care', name: 'Care', children: [{ slug: 'silk-care', name: 'Silk' }] }]
  expect((await apply({ posts: [post], post_categories }))[0]).toBe(0)
  const { data } = await get<{ data: BlogWire }>('/api/blog/washing-silk')
  expect(data).toMatchObject({ title: 'Washing silk', description: '<p>Cold water.</p>', date: '2026-01-20' })
  expect(data.blog_products_details.products.map(({ slug }) => slug)).toEqual(post.products)
  expect((await exported()).posts).toMatchObject([{ ...post, body: data.description }])
  expect(await apply({ posts: [post] })).toEqual([0, 'The content is the same.'])

  await apply({ posts: before.posts, post_categories: before.post_categories })
  expect((await exported()).posts).toEqual(before.posts)
})

test('replaces synonyms', async () => {
  await apply({ synonyms: [['Sling  Bag', 'jhola']] })
  expect((await exported()).synonyms).toEqual([['jhola', 'sling bag']])
  await apply({ synonyms: [] })
  expect((await exported()).synonyms).toEqual([])
})

const post = { slug: 'a', title: 'A', category: 'no-such', body: 'b', date: '2026-01-01' }

test.each([
  [{ coupons: [{ code: 'A', flat: 1 }] }, 'coupons.0.code: must be 3 to 32'],
  [{ coupons: [{ code: 'NOTHING' }] }, 'must have one of percent, flat and free_delivery'],
  [{ coupons: [{ code: 'TOOMUCH', percent: 101 }] }, 'coupons.0.percent'],
  [{ coupons: [{ code: 'CAPPED', flat: 9, cap: 5 }] }, 'coupons.0.cap: goes with percent'],
  [{ coupons: [{ code: 'WHEN', flat: 9, until: 'tomorrow' }] }, 'coupons.0.until'],
  [{ coupons: [{ code: 'WHOSE', flat: 9, brand: 'nobody' }] }, 'there is no brand nobody for WHOSE.'],
  [
    { coupons: [{ code: 'WHAT', flat: 9, category: { level: 'sub', slug: 'x' } }] },
    'there is no sub category x for WHAT.',
  ],
  [{ posts: [post] }, 'a has the category no-such, which post_categories lack.'],
  [{ post_categories: [] }, 'which post_categories lack.'],
  [{ synonyms: [['jhola']] }, 'synonyms.0'],
  [
    {
      synonyms: [
        ['jhola', 'bag'],
        ['Jhola', 'sack'],
      ],
    },
    'synonyms: has a word twice',
  ],
  [{ banners: [{ ...banner, link: 'https://evil.example' }] }, 'banners.0.link: must be a page of this shop'],
  [{ banners: [{ ...banner, from: '2026-02-01', until: '2026-01-01' }] }, 'banners.0.until: is before from'],
  [{ banners: [{ ...banner, picture: 'silk.jpg' }] }, 'picture silk.jpg is no https address.'],
  [{ brands: ['nobody'] }, 'brands: there is no brand nobody.'],
  [
    { sections: [{ title: 'A', slug: 'lips', rule: { kind: 'products', slugs: ['none'] } }] },
    'there is no product none.',
  ],
  [{ sections: [{ title: 'A', slug: 'none', rule: { kind: 'new' } }] }, 'there is no list none'],
  [{ categories: [{ slug: 'skin', children: ['lips'] }] }, 'skin has no sub-category lips.'],
  [{ colours: [] }, 'content.json'],
])('refuses %j', async (content, sentence) => {
  const before = await exported()
  const [code, text] = await apply(content)
  expect(code).toBe(1)
  expect(text).toContain(sentence)
  expect(text).toContain('Nothing was changed.')
  expect(await exported()).toEqual(before)
})

test('changes the company on invoices and in mail, and brings the invented one back', async () => {
  const { company } = await exported()
  const own = { ...company, name: 'Studio Nine LLP', care: { ...company.care, email: 'help@studio.example' } }
  expect((await apply({ company: { ...own, gstin: '07AAACT0000P1ZX' } }))[1]).toContain(
    'company.gstin: must be',
  )
  expect((await app().settings()).company).toEqual(company)

  expect((await apply({ company: own }))[1]).toContain('+     "name": "Studio Nine LLP"')
  expect((await app().settings()).company).toEqual(own)
  const message = { name: 'Asha', email: 'asha@example.com', topic: 'order', message: 'Where is it?' }
  await app().inject({ method: 'POST', url: '/api/contact', payload: message })
  const { rows } = await db().execute(sql`select recipient from outbox where topic = 'contact: order'`)
  expect(rows).toEqual([{ recipient: 'help@studio.example' }])

  await run('restore', '1')
  expect((await app().settings()).company).toEqual(company)
})

test('changes fees, express areas and days of delivery, and refuses a state that does not exist', async () => {
  const { delivery } = await exported()
  const product = await makeTestProduct(db(), { price: 600, delhi: 5 })
  const quote = async () => {
    const body = { items: [{ ...product.item, quantity: 1 }], pincode: '110001' }
    const answer = await app().inject({ method: 'POST', url: '/api/cart/quote', body })
    return cartQuoteResponseSchema.parse(answer.json()).data
  }
  expect(await quote()).toMatchObject({ delivery: { express: true }, totals: { delivery_fee: 0 } })
  const parcels = { ...delivery.parcels, days: { ...delivery.parcels.days, Delhi: 3 } }
  const areas = { ...delivery.express.areas, Delhi: ['1220'] }
  const express = { ...delivery.express, areas }
  const own = { ...delivery, fee: 79, free_from: 999, cash_up_to: 500, express, parcels }
  expect((await apply({ delivery: own }))[0]).toBe(0)
  expect(await quote()).toMatchObject({
    delivery: { express: false },
    totals: { delivery_fee: 79, total: 679, free_delivery_missing: 399, free_delivery_from: 999 },
  })
  const buyer = await makeShopper(db())
  const attempt = { shopper: buyer, products: [[product, 1] as [typeof product, number]], total: 679 }
  expect((await placeOrder(app(), { ...attempt, method: 'cod' })).json()).toMatchObject({
    code: 'COD_NOT_AVAILABLE',
    detail: 'Cash on delivery is available up to ₹500.',
  })
  expect((await placeOrder(app(), { ...attempt, method: 'upi' })).statusCode).toBe(201)

  const days = { ...delivery.parcels.days, Dehli: 2 }
  expect((await apply({ delivery: { ...delivery, parcels: { ...parcels, days } } }))[1]).toContain(
    'delivery.parcels.days: there is no state Dehli.',
  )
  expect((await apply({ delivery: { ...delivery, express: { ...express, closes: 8 } } }))[1]).toContain(
    'delivery.express.closes: must be after opens',
  )
  expect((await apply({ delivery }))[0]).toBe(0)
})

test('changes the express time and the days to return for later orders only', async () => {
  const { shop: named, delivery, returns } = await exported()
  const product = await makeTestProduct(db(), { price: 600, delhi: 5 })
  const buyer = await makeShopper(db())
  const order = () =>
    placedOrder(app(), { shopper: buyer, products: [[product, 1]], total: 600, method: 'cod' })
  const minutesOf = ({ delivery_estimate: { promised_by, now } }: OrderWire) =>
    (Date.parse(promised_by) - Date.parse(now)) / 60_000
  const earlier = await order()
  // Almost around the clock: an order in the last hour arrives at 0:45.
  const express = { ...delivery.express, opens: 0, closes: 23, minutes: 45 }
  const own = { shop: { ...named, initials: 'SN' }, delivery: { ...delivery, express }, returns: { days: 1 } }
  expect((await apply(own))[0]).toBe(0)

  const later = await order()
  expect(later.number).toMatch(/^SN-20/)
  expect(minutesOf(later)).toBeLessThanOrEqual(105)
  expect(minutesOf(earlier)).toBeGreaterThanOrEqual(120)
  for (const { number } of [earlier, later])
    for (const step of ['packed', 'shipped', 'out_for_delivery', 'delivered'] as const)
      await advanceOrder(db(), number, step)
  await db().execute(sql`
    with late as (update orders set delivered_at = now() - interval '2 days' where user_id = ${buyer.id} returning *)
    update delivery_ledger set delivered_at = late.delivered_at from late where order_id = late.id`)
  const read = async ({ id }: OrderWire) => {
    const answer = await app().inject({ url: `/api/orders/${id}`, headers: buyer.headers })
    return answer.json<{ data: OrderWire }>().data
  }
  const unshortened = await read(earlier)
  expect(unshortened).toMatchObject({ number: earlier.number, returnable: true })
  expect(unshortened.delivery_estimate.promised_by).toBe(earlier.delivery_estimate.promised_by)
  expect((await read(later)).lines).toMatchObject([
    { returnable: false, why_not: 'The time to return it, 1 day, is over.' },
  ])

  expect((await apply({ returns: { days: 0 } }))[1]).toContain('returns.days')
  expect((await apply({ delivery: { ...delivery, express: { ...express, minutes: 5 } } }))[1]).toContain(
    'delivery.express.minutes',
  )
  expect((await apply({ shop: { ...named, initials: 'shop' } }))[1]).toContain(
    'shop.initials: must be one to three capitals, such as SN',
  )
  expect((await apply({ shop: named, delivery, returns }))[0]).toBe(0)
})

test('moves stores to other cities, and names the shop in lists, pincodes and messages', async () => {
  const { shop: named, delivery, cities } = await exported()
  const own = {
    ...delivery,
    stores: [
      { id: 1, city: 'Mumbai', name: 'Greater Mumbai', address: '' },
      { id: 2, city: 'Pune', name: 'Pune', address: '4 MG Road' },
    ],
    express: { ...delivery.express, areas: { Mumbai: ['400'] } },
  }
  expect((await apply({ shop: { ...named, name: 'Studio Nine' }, delivery: own, cities: [] }))[0]).toBe(0)

  const express = async (pincode: string) =>
    (await get<PincodeResponse>(`/api/pincode/${pincode}`)).data.express
  expect(await express('400001')).toBe(true)
  expect(await express('110001')).toBe(false)
  const product = await makeTestProduct(db(), { price: 600, delhi: 5 })
  expect(await get(`/api/products/${product.slug}`)).toMatchObject({
    data: { delivery: { express_cities: ['Greater Mumbai'] } },
  })
  const inCity = (city: string) => app().inject(`/api/products?limit=1&delivery_city=${city}`)
  expect((await inCity('Mumbai')).json()).toMatchObject({ data: [{}] })
  expect((await inCity('Delhi')).statusCode).toBe(400)
  await app().inject({ method: 'POST', url: '/api/auth/otp/request', payload: { phone: '9876543210' } })
  expect(
    (await db().execute(sql`select from outbox where text like '% is your code for Studio Nine.%'`)).rows,
  ).toHaveLength(1)

  expect((await apply({ delivery: { ...own, stores: own.stores.slice(1) } }))[1]).toContain(
    'delivery.stores: must have the store 1',
  )
  expect((await apply({ delivery: { ...own, stores: own.stores.slice(0, 1) } }))[1]).toContain(
    'the store in Pune has had stock, so it stays',
  )
  const areas = { Nagpur: ['440'] }
  expect((await apply({ delivery: { ...own, express: { ...own.express, areas } } }))[1]).toContain(
    'delivery.express.areas.Nagpur: there is no store in Nagpur',
  )
  expect((await apply({ shop: named, delivery, cities }))[0]).toBe(0)
  expect((await inCity('Delhi')).statusCode).toBe(200)
})
