import { expect, test } from 'vitest'
import { readApiEnv } from './env.ts'

test('a production without a secret of its own does not start', () => {
  expect(() => readApiEnv({ NODE_ENV: 'production' })).toThrow(/^SHOP_SECRET is not set/)
  expect(() => readApiEnv({ NODE_ENV: 'production', SHOP_SECRET: 'short' })).toThrow(/^SHOP_SECRET/)
  expect(readApiEnv({ NODE_ENV: 'production', SHOP_SECRET: 'x'.repeat(32) }).NODE_ENV).toBe('production')
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
