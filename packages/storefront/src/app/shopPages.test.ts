import { DEFAULT_SETTINGS } from '@shop/contract/defaultSettings'
import { describeDelivery } from '@shop/contract/describeDelivery'
import { describe, expect, test, vi } from 'vitest'
import { paths } from '#lib/paths.ts'
import { plainConfig } from '#testing/plainConfig.ts'
import type { ShopConfig } from '#lib/ShopConfig.ts'
import { render } from './entry-server.tsx'

// The first page loads the code of all of them.
vi.setConfig({ testTimeout: 30_000 })

const { company, shop, delivery } = DEFAULT_SETTINGS
const office = {
  ...company.office,
  line1: '4 MG Road',
  line2: '',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
}
const stores = [{ id: 1, city: 'Pune', name: 'Pune', address: '' }]

/** A shop in Pune, of which only the settings tell. */
const ownShop = (express: string[]): ShopConfig => ({
  ...plainConfig,
  returnDays: 14,
  shop: { ...shop, name: 'Studio Nine', tagline: 'kurtis' },
  company: { ...company, name: 'Studio Nine LLP', office },
  delivery: describeDelivery({
    ...delivery,
    stores,
    express: { opens: 10, closes: 18, minutes: 90, areas: { Pune: express } },
  }),
})

const pages = [
  paths.about(),
  paths.shipping(),
  paths.returns(),
  paths.cancellation(),
  paths.terms(),
  paths.privacy(),
  paths.investors(),
  paths.contact(),
  '/not_available',
  paths.cart(),
  paths.login(),
  '/not-found',
]

async function textOf(path: string, config: ShopConfig): Promise<string> {
  const { head, body } = await render({
    url: new URL(path, 'https://shop.example'),
    transport: () => Promise.resolve({ status: 503, data: null }),
    config,
  })
  return (head.replaceAll(/<style.*?<\/style>/gs, '') + body).replaceAll(/<script.*?<\/script>/gs, '')
}

/** The others have a footer of one row, without promises. */
const withFooter = pages.filter((path) => path !== paths.login())

describe.each(pages)('%s', (path) => {
  test('names no place, promise or name of the demo in another shop', async () => {
    const text = await textOf(path, ownShop([]))
    expect(text).toContain('Studio Nine')
    expect(text).not.toMatch(
      /· the product|>the product<|the product, home|two hours|2 hours|7 days|seven days|Delhi|Jaipur/i,
    )
  })
})

test.each(withFooter)('%s promises the express time of the shop', async (path) => {
  const text = await textOf(path, ownShop(['411']))
  expect(text).toContain('90 minutes')
  expect(text).not.toMatch(/two hours|2 hours|7 days|seven days|Delhi|Jaipur/i)
})

test.each(pages)('%s leads to no blog without posts', async (path) => {
  const quiet = { ...plainConfig, collections: { ...plainConfig.collections, blog: false } }
  const isLinked = /href="\/blog"/
  expect(await textOf(path, quiet)).not.toMatch(isLinked)
})

test('leads to the blog when it has posts', async () => {
  expect(await textOf(paths.about(), plainConfig)).toMatch(/href="\/blog"/)
})

test('follows areas and hours of the express delivery', async () => {
  const text = await textOf(paths.shipping(), ownShop(['411']))
  expect(text).toContain('In Pune your order arrives in about 90 minutes. Orders placed after 6 pm are')
  expect(text).toContain('from 10 am on')
})

test('follows the days to return', async () => {
  expect(await textOf(paths.returns(), ownShop([]))).toContain('Within 14 days of delivery')
  expect(await textOf(paths.terms(), ownShop([]))).toContain(
    '14 days, except beauty, hygiene, innerwear and baby care',
  )
})

test('shows the texts of the specification in a new shop', async () => {
  const text = await textOf(paths.shipping(), plainConfig)
  expect(text.replaceAll(/<\/?b>|<!-- -->/g, '')).toContain('Delivery in just 2 hours in DELHI-NCR')
})
