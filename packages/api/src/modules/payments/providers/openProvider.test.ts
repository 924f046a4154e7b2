import { expect, test } from 'vitest'
import type { Database } from '#database/openDatabase.ts'
import { readApiEnv } from '#env.ts'
import { openProvider } from './openProvider.ts'

/** Opening a provider makes no query. */
const db = {} as Database
const open = (settings: NodeJS.ProcessEnv) =>
  openProvider({ env: readApiEnv(settings), db, clock: () => new Date(0), sandboxSecret: 'sandbox' }).name

const razorpay = {
  RAZORPAY_KEY_ID: 'rzp_test',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRETS: 'webhooks',
  PUBLIC_ORIGIN: 'https://shop.example.in',
}

test.each([
  ['sandbox', {}],
  ['sandbox', { PAYMENT_PROVIDER: 'sandbox', ...razorpay }],
  ['razorpay', { PAYMENT_PROVIDER: 'razorpay', ...razorpay }],
])('chooses the provider %s for the settings %j', (name, settings) => {
  expect(open(settings)).toBe(name)
})

test.each(Object.keys(razorpay))('requires the setting %s for razorpay', (setting) => {
  expect(() => open({ PAYMENT_PROVIDER: 'razorpay', ...razorpay, [setting]: undefined })).toThrow(setting)
})
