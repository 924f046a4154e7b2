import { expect, test } from 'vitest'
import { formatDeliveryDay, formatDeliveryEstimate } from './formatDeliveryEstimate.ts'

const now = '2026-11-22T11:10:00.000Z' // 4:40 pm in India

test.each([
  ['within two hours', '2026-11-22T13:10:00.000Z', 'by 6:45 pm today'],
  ['a minute after a quarter', '2026-11-22T13:16:00.000Z', 'by 7 pm today'],
  ['the next morning', '2026-11-23T04:30:00.000Z', 'tomorrow by 10 am'],
  ['late in the evening in India', '2026-11-22T18:05:00.000Z', 'by 11:45 pm today'],
  ['just before midnight in India', '2026-11-22T18:29:00.000Z', 'tomorrow by 12 am'],
  ['at midnight in India', '2026-11-22T18:30:00.000Z', 'tomorrow by 12 am'],
  ['in three days', '2026-11-25T12:30:00.000Z', 'by Wed, 25 Nov'],
])('writes an arrival %s', (_, promised_by, text) => {
  expect(formatDeliveryEstimate({ promised_by, now })).toBe(text)
})

test.each([
  ['2026-11-22T13:10:00.000Z', 'today'],
  ['2026-11-23T05:30:00.000Z', 'tomorrow'],
  ['2026-11-25T12:30:00.000Z', 'by Wed, 25 Nov'],
])('writes the day of %s', (promised_by, text) => {
  expect(formatDeliveryDay({ promised_by, now })).toBe(text)
})
