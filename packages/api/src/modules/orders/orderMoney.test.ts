import { describe, expect, test } from 'vitest'
import { refundDates } from './orderMoney.ts'

const HOUR_MS = 3_600_000
const asked = new Date('2026-11-02T06:30:00Z')
const begun = new Date('2026-11-03T12:30:00Z')

describe('a refund', () => {
  test('promises a refund within 48 hours until it is initiated, and then from that date', () => {
    const { initiateBy } = refundDates('upi', { createdAt: asked, initiatedAt: null })
    expect((initiateBy.getTime() - asked.getTime()) / HOUR_MS).toBe(48)
    expect(refundDates('upi', { createdAt: asked, initiatedAt: begun }).initiateBy).toEqual(begun)
  })

  test.each([
    ['upi', 10],
    ['cod', 10],
    ['card', 5],
    ['netbanking', 5],
  ] as const)('promises the refund of a payment by %s within %i days of its initiation', (method, days) => {
    for (const initiatedAt of [null, begun]) {
      const { initiateBy, expectedBy } = refundDates(method, { createdAt: asked, initiatedAt })
      expect((expectedBy.getTime() - initiateBy.getTime()) / HOUR_MS).toBe(days * 24)
    }
  })
})
