import { expect, test } from 'vitest'
import { createFormats } from './createFormats.ts'

const india = createFormats({ locale: 'en-IN', currency: 'INR', timeZone: 'Asia/Kolkata' })

test('rounds a price up to whole rupees, in Indian groups', () => {
  expect(india.price(123456.2)).toBe('₹1,23,457')
  expect(india.price(0.1 + 0.2)).toBe('₹1')
  expect(india.price(499)).toBe('₹499')
})

test('writes exact prices and the hours of the day as other countries do', () => {
  const britain = createFormats({ locale: 'en-GB', currency: 'GBP', timeZone: 'Europe/London' })
  expect(britain.price(9.5)).toBe('£9.50')
  expect(britain.time('2026-11-22T18:40:00Z')).toBe('18:40')
})

test('formats dates in the time zone of the shop', () => {
  expect(india.date('2026-11-21T20:00:00Z')).toBe('22 Nov 2026')
  expect(india.day('2026-11-21T20:00:00Z')).toBe('22 Nov')
  expect(india.weekday('2026-11-21T20:00:00Z')).toBe('Sun, 22 Nov')
  expect(india.time('2026-11-21T20:00:00Z')).toBe('1:30 am')
  expect(india.isoDay('2026-11-21T20:00:00Z')).toBe('2026-11-22')
  expect(india.dateTime('2026-11-22T13:10:00Z')).toBe('Sun, 22 Nov, 6:40 pm')
})

test('applies the plural rules of a language', () => {
  const forms = { one: 'one', few: 'few', many: 'many', other: 'other' }
  const polish = createFormats({ locale: 'pl', currency: 'PLN', timeZone: 'Europe/Warsaw' })
  expect([1, 2, 5].map((count) => polish.plural(count, forms))).toEqual(['one', 'few', 'many'])
  const hindi = createFormats({ locale: 'hi-IN', currency: 'INR', timeZone: 'Asia/Kolkata' })
  expect([0, 1, 2].map((count) => hindi.plural(count, forms))).toEqual(['one', 'one', 'other'])
})
