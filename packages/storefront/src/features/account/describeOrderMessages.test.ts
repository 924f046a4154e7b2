import { expect, test } from 'vitest'
import { describeOrderMessages } from './describeOrderMessages.ts'

const asha = { email: 'asha@example.in', phone: '+919876543210', phone_verified: true }

test('names the e-mail address, and the confirmed number for what is urgent', () => {
  expect(describeOrderMessages(asha)).toBe(
    'By e-mail to asha@example.in. When an order is confirmed and when it is out for delivery, by SMS to +91\u00a098765\u00a043210, too.',
  )
})

test('promises no SMS to a number that is not confirmed', () => {
  const text =
    'By e-mail to asha@example.in. With a confirmed mobile number, you also get an SMS when an order is confirmed and when it is out for delivery.'
  expect(describeOrderMessages({ ...asha, phone_verified: false })).toBe(text)
  expect(describeOrderMessages({ ...asha, phone: null, phone_verified: false })).toBe(text)
})

test('names the number alone without an e-mail address', () => {
  expect(describeOrderMessages({ ...asha, email: null })).toBe(
    'By SMS to +91\u00a098765\u00a043210. Add your e-mail address above to get them by e-mail.',
  )
})

test('asks for a contact where no message arrives', () => {
  expect(describeOrderMessages({ ...asha, email: null, phone_verified: false })).toMatch(
    /^Confirm your mobile number or/,
  )
})
