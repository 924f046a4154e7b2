import { DEFAULT_SETTINGS } from '@shop/contract/defaultSettings'
import { describeDelivery } from '@shop/contract/describeDelivery'
import { expect, test, vi } from 'vitest'
import { readSettings, serverEnv } from './env.ts'
import { memoryEnv } from './memoryEnv.ts'
import { foreignUrls, toShopConfig } from './pages/shopConfig.ts'

const COLLECTIONS = { bestSellers: false, newLaunches: true, offers: true, blog: false }
const configOf = (source: NodeJS.ProcessEnv) =>
  toShopConfig(readSettings(source).server, DEFAULT_SETTINGS, COLLECTIONS)

test('configures no third party by default', () => {
  const config = configOf({})
  expect(config).toMatchObject({ socials: [], geolocationUrl: null, pixel: null })
  expect(foreignUrls(readSettings({}).server)).toEqual([])
})

test("passes the operator's settings to the browser", () => {
  const source = {
    SOCIAL_LINKS: 'Instagram=https://instagram.example/shop',
    GEOLOCATION_URL: 'https://geo.example/json',
    PIXEL_ID: '1234567890',
    MEASURE_SPEED: 'yes',
  }
  expect(configOf(source)).toEqual({
    shop: DEFAULT_SETTINGS.shop,
    collections: COLLECTIONS,
    cities: DEFAULT_SETTINGS.cities,
    socials: [{ name: 'Instagram', href: 'https://instagram.example/shop' }],
    geolocationUrl: 'https://geo.example/json',
    measuresSpeed: true,
    hasOfflinePage: true,
    pixel: { url: 'https://www.facebook.com/tr', id: '1234567890' },
    company: DEFAULT_SETTINGS.company,
    returnDays: DEFAULT_SETTINGS.returns.days,
    delivery: describeDelivery(DEFAULT_SETTINGS.delivery),
  })
  expect(foreignUrls(readSettings(source).server)).toEqual([
    'https://geo.example/json',
    'https://www.facebook.com/tr',
  ])
})

test("limits the heap of a server, and lets the operator's own limit win", () => {
  vi.stubEnv('NODE_OPTIONS', undefined)
  expect(serverEnv(80)).toMatchObject({ PORT: '80', NODE_OPTIONS: memoryEnv.NODE_OPTIONS })
  vi.stubEnv('NODE_OPTIONS', '--max-old-space-size=4096')
  expect(serverEnv(80)['NODE_OPTIONS']).toBe(`${memoryEnv.NODE_OPTIONS} --max-old-space-size=4096`)
  vi.unstubAllEnvs()
})

test.each([
  { SOCIAL_LINKS: 'Instagram' },
  { SOCIAL_LINKS: 'Instagram=javascript:alert(1)' },
  { SOCIAL_LINKS: 'Instagram=/own-page' },
  { GEOLOCATION_URL: 'http://geo.example' },
  { GEOLOCATION_URL: 'javascript:alert(1)' },
  { PIXEL_URL: 'data:,' },
  { PIXEL_ID: '1 2' },
])('refuses %j and names the setting', (source) => {
  expect(() => readSettings(source)).toThrow(new RegExp(Object.keys(source)[0] ?? ''))
})

const SHOP_SECRET = 'a secret that is used in tests only'

test.each(['0.0.0.0', '::', '192.168.1.5', 'shop.example', '127.0.0.1.example', '::ffff:127.0.0.1'])(
  'refuses the development secret when others can reach HOST=%s',
  (HOST) => {
    expect(() => readSettings({ HOST })).toThrow(/^SHOP_SECRET is not set/)
    expect(() => readSettings({ HOST, NODE_ENV: 'development' })).toThrow(/^SHOP_SECRET is not set/)
    expect(readSettings({ HOST, SHOP_SECRET, NODE_ENV: 'development' }).server.HOST).toBe(HOST)
  },
)

test('refuses to be reached by others as long as nobody has said whether it is in production', () => {
  expect(() => readSettings({ HOST: '0.0.0.0', SHOP_SECRET })).toThrow(/^NODE_ENV is not set/)
})

test.each(['127.0.0.1', '127.0.0.2', '::1', 'localhost'])(
  'accepts the development secret for HOST=%s',
  (HOST) => {
    expect(readSettings({ HOST }).server.HOST).toBe(HOST)
  },
)

test.each(['HOST', 'DATABASE_URL', 'NODE_ENV', 'SHOP_SECRET'])('refuses an empty setting %s', (name) => {
  expect(() => readSettings({ [name]: '' })).toThrow(name)
})
