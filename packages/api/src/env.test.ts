import { expect, test } from 'vitest'
import { PRODUCTION } from '#testing/production.ts'
import { readApiEnv } from './env.ts'

test('requires a secret, a payment provider and an address in production', () => {
  expect(() => readApiEnv({ ...PRODUCTION, SHOP_SECRET: undefined })).toThrow(/^SHOP_SECRET is not set/)
  expect(() => readApiEnv({ ...PRODUCTION, SHOP_SECRET: 'short' })).toThrow(/^SHOP_SECRET/)
  expect(() => readApiEnv({ ...PRODUCTION, PAYMENT_PROVIDER: undefined })).toThrow(/^PAYMENT_PROVIDER/)
  expect(() => readApiEnv({ ...PRODUCTION, PUBLIC_ORIGIN: undefined })).toThrow(/^PUBLIC_ORIGIN is not set/)
  expect(() => readApiEnv({ ...PRODUCTION, SMTP_URL: 'smtp://mail.example' })).toThrow(
    /^MAIL_FROM is not set/,
  )
  expect(readApiEnv(PRODUCTION)).toMatchObject(PRODUCTION)
  expect(readApiEnv({}).SHOP_SECRET).toBe(readApiEnv({ NODE_ENV: 'development' }).SHOP_SECRET)
})

test.each(['Production', 'prod', 'production ', 'staging', ''])('refuses %j as NODE_ENV', (value) => {
  expect(() => readApiEnv({ ...PRODUCTION, NODE_ENV: value })).toThrow(/^NODE_ENV .*"production"/)
})

test.each([
  'https://shop.example/path',
  'https://shop.example?a=1',
  'https://user@shop.example',
  'ftp://shop.example',
  'shop.example',
])('refuses %s as PUBLIC_ORIGIN', (value) => {
  expect(() => readApiEnv({ PUBLIC_ORIGIN: value })).toThrow(/^PUBLIC_ORIGIN/)
})

test('accepts an origin as PUBLIC_ORIGIN, with or without a slash', () => {
  expect(readApiEnv({ PUBLIC_ORIGIN: 'https://Shop.example/' }).PUBLIC_ORIGIN).toBe('https://shop.example')
})

test.each([
  ['SMTP_URL', 'https://mail.example'],
  ['SMS_GATEWAY_URL', 'ftp://sms.example'],
  ['CODES_PER_DAY', '0'],
  ['SEARCH_URL', ''],
  ['SEARCH_URL', 'http://one:9200, two:9200'],
  ['SEARCH_INDEX', 'Products'],
  ['SEARCH_DEADLINE', '0'],
])('refuses the setting %s=%s', (name, value) => {
  expect(() => readApiEnv({ [name]: value })).toThrow(name)
})

test('reads the addresses of the nodes of SEARCH_URL', () => {
  expect(readApiEnv({}).SEARCH_URL).toBeUndefined()
  expect(readApiEnv({ SEARCH_URL: 'http://one:9200, https://user:word@two:9200' }).SEARCH_URL).toEqual([
    'http://one:9200',
    'https://user:word@two:9200',
  ])
})
