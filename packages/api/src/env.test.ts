import { expect, test } from 'vitest'
import { PRODUCTION } from '#testing/production.ts'
import { readApiEnv } from './env.ts'

test('does not start in production without its own secret, a way to be paid and its address', () => {
  expect(() => readApiEnv({ ...PRODUCTION, SHOP_SECRET: undefined })).toThrow(/^SHOP_SECRET is not set/)
  expect(() => readApiEnv({ ...PRODUCTION, SHOP_SECRET: 'short' })).toThrow(/^SHOP_SECRET/)
  expect(() => readApiEnv({ ...PRODUCTION, PAYMENT_PROVIDER: undefined })).toThrow(/^PAYMENT_PROVIDER/)
  expect(() => readApiEnv({ ...PRODUCTION, PUBLIC_ORIGIN: undefined })).toThrow(/^PUBLIC_ORIGIN is not set/)
  expect(readApiEnv(PRODUCTION)).toMatchObject(PRODUCTION)
  expect(readApiEnv({}).SHOP_SECRET).toBe(readApiEnv({ NODE_ENV: 'development' }).SHOP_SECRET)
})

test.each(['Production', 'prod', 'production ', 'staging', ''])('NODE_ENV is not %j', (value) => {
  expect(() => readApiEnv({ ...PRODUCTION, NODE_ENV: value })).toThrow(/^NODE_ENV .*"production"/)
})

test.each([
  'https://shop.example/path',
  'https://shop.example?a=1',
  'https://user@shop.example',
  'ftp://shop.example',
  'shop.example',
])('PUBLIC_ORIGIN is not %s', (value) => {
  expect(() => readApiEnv({ PUBLIC_ORIGIN: value })).toThrow(/^PUBLIC_ORIGIN/)
})

test('PUBLIC_ORIGIN is an origin, with or without a slash', () => {
  expect(readApiEnv({ PUBLIC_ORIGIN: 'https://Shop.example/' }).PUBLIC_ORIGIN).toBe('https://shop.example')
})

test.each([
  ['SMTP_URL', 'https://mail.example'],
  ['SMS_GATEWAY_URL', 'ftp://sms.example'],
  ['CONTACT_EMAIL', 'nobody'],
  ['CODES_PER_DAY', '0'],
])('%s is not %s', (name, value) => {
  expect(() => readApiEnv({ [name]: value })).toThrow(name)
})
