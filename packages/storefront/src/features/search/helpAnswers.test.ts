import { expect, test } from 'vitest'
import { plainConfig } from '#testing/plainConfig.ts'
import { helpAnswer } from './helpAnswers.ts'

const { delivery } = plainConfig

test.each([
  ['returns', { returnDays: 14 }, 'within 14 days of delivery'],
  ['damaged', { returnDays: 1 }, 'within 1 day of delivery'],
  ['shipping', { delivery: { ...delivery, fee: 79, freeFrom: 999 } }, 'costs ₹79, and nothing from ₹999'],
  ['shipping', { delivery: { ...delivery, parcelDays: { min: 3, max: 6 } } }, '3 to 6 days'],
  ['cash', { delivery: { ...delivery, cashUpTo: 2500 } }, 'up to ₹2,500'],
  ['exchanges', { returnDays: 14 }, 'within 14 days of delivery'],
  ['contact', {}, plainConfig.company.care.phone],
] as const)('the answer about %s has the figures of the settings: %j', (topic, settings, text) => {
  expect(helpAnswer(topic, { ...plainConfig, ...settings })).toContain(text)
})

test.each([
  ['exchanges', /^We don’t exchange/],
  ['abroad', /within India only/],
  ['instalments', /^We offer no EMI/],
  ['coupons', /tells you why/],
  ['authenticity', /^We buy from brands/],
  ['stores', /^You order here and we deliver/],
] as const)('the answer about %s is plain', (topic, text) => {
  expect(helpAnswer(topic, plainConfig)).toMatch(text)
})

test('names no express delivery where the main store has none', () => {
  const stores = delivery.stores.map((store, index) => ({ ...store, isExpress: index > 0 }))
  expect(helpAnswer('shipping', { ...plainConfig, delivery: { ...delivery, stores } })).toMatch(/^Couriers/)
})

test('says nothing of cash where the shop takes none', () => {
  expect(helpAnswer('cash', { ...plainConfig, delivery: { ...delivery, cashUpTo: 0 } })).toBeUndefined()
})
