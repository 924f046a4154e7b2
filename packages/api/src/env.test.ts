import { expect, test } from 'vitest'
import { PRODUCTION } from '#testing/production.ts'
import { readApiEnv } from './env.ts'

test('a production without a secret of its own, or without a way to be paid, does not start', () => {
  expect(() => readApiEnv({ ...PRODUCTION, SHOP_SECRET: undefined })).toThrow(/^SHOP_SECRET is not set/)
  expect(() => readApiEnv({ ...PRODUCTION, SHOP_SECRET: 'short' })).toThrow(/^SHOP_SECRET/)
  expect(() => readApiEnv({ ...PRODUCTION, PAYMENT_PROVIDER: undefined })).toThrow(/^PAYMENT_PROVIDER/)
  expect(readApiEnv(PRODUCTION)).toMatchObject(PRODUCTION)
  expect(readApiEnv({}).SHOP_SECRET).toBe(readApiEnv({ NODE_ENV: 'development' }).SHOP_SECRET)
})

test.each([
  ['SMTP_URL', 'https://mail.example'],
  ['SMS_GATEWAY_URL', 'ftp://sms.example'],
  ['CONTACT_EMAIL', 'nobody'],
  ['CODES_PER_DAY', '0'],
])('%s is not %s', (name, value) => {
  expect(() => readApiEnv({ [name]: value })).toThrow(name)
})
