import { describe, expect, test } from 'vitest'
import { refundDates } from './refundDates.ts'

const HOUR_MS = 3_600_000
const asked = new Date('2026-11-02T06:30:00Z')
const begun = new Date('2026-11-03T12:30:00Z')

describe('a refund', () => {
  test('promises a refund within 48 hours until it is initiated, and then from that date', () => {
    const { initiateBy } = refundDates('upi', { createdAt: asked, initiatedAt: null })
    expect((initiateBy.getTime() - asked.getTime()) / HOUR_MS).toBe(48)
    expect(refundDates('upi', { createdAt: asked, initiatedAt: begun }).initiateBy).toEqual(begun)
  })

  test.each(['card', 'netbanking'] as const)(
    'promises a refund by %s 5 days after the last hour for its initiation, and keeps that day',
    (method) => {
      const hoursIn = (initiatedAt: Date | null) =>
        (refundDates(method, { createdAt: asked, initiatedAt }).expectedBy.getTime() - asked.getTime()) /
        HOUR_MS
      expect(hoursIn(null)).toBe(48 + 5 * 24)
      expect(hoursIn(begun)).toBe(48 + 5 * 24)
      const late = new Date(asked.getTime() + 72 * HOUR_MS)
      expect(hoursIn(late)).toBe(72 + 5 * 24)
    },
  )

  test.each(['upi', 'cod'] as const)(
    'promises a refund of a payment by %s within 10 days in all',
    (method) => {
      const daysIn = (initiatedAt: Date | null) =>
        (refundDates(method, { createdAt: asked, initiatedAt }).expectedBy.getTime() - asked.getTime()) /
        (24 * HOUR_MS)
      expect(daysIn(null)).toBe(10)
      expect(daysIn(begun)).toBe(10)
      const late = new Date(asked.getTime() + 72 * HOUR_MS)
      expect(daysIn(late)).toBe(11)
    },
  )
})
