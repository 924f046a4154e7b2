import { defaultGst } from '@shop/contract/defaultGst'
import { isGstin } from '@shop/contract/isGstin'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountInWords } from './amountInWords.ts'
import { computeInvoice, type SoldLine } from './computeInvoice.ts'
import { gstOf } from './gstOf.ts'
import { gstStateCode } from './gstStates.ts'

const makeLine = (change: Partial<SoldLine> = {}): SoldLine => ({
  lineId: null,
  title: 'Kajal',
  hsn: '3304',
  ratePercent: 18,
  quantity: 1,
  totalPaise: 39_900,
  ...change,
})

describe('taxes', () => {
  test('halves taxes within a state into CGST and SGST', () => {
    const { lines, sums } = computeInvoice([makeLine({ totalPaise: 118_00 })], true)
    expect(lines[0]).toMatchObject({ taxable: 100_00, cgst: 9_00, sgst: 9_00, igst: 0 })
    expect(sums).toEqual({ taxable: 100_00, cgst: 9_00, sgst: 9_00, igst: 0, total: 118_00 })
  })

  test('charges IGST across states', () => {
    const { lines } = computeInvoice([makeLine({ totalPaise: 399_00 })], false)
    expect(lines[0]).toMatchObject({ taxable: 338_14, cgst: 0, sgst: 0, igst: 60_86 })
  })

  test('sums taxes by rate, lowest first', () => {
    const lines = [makeLine({ totalPaise: 105_00, ratePercent: 5 }), makeLine(), makeLine({ ratePercent: 5 })]
    expect(computeInvoice(lines, false).rates).toMatchObject([
      { ratePercent: 5, taxable: 100_00 + 380_00 },
      { ratePercent: 18, taxable: 338_14 },
    ])
  })

  test('adds taxes and values up to the paid amount, for any prices and rates', () => {
    const line = fc.record({
      lineId: fc.constant(null),
      title: fc.constant('x'),
      hsn: fc.constant('3304'),
      ratePercent: fc.constantFrom(0, 3, 5, 12, 18, 28, 40),
      quantity: fc.integer({ min: 1, max: 10 }),
      totalPaise: fc.integer({ min: 0, max: 10_000_000_00 }),
    })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), fc.boolean(), (sold, isWithinState) => {
        const { lines, rates, sums } = computeInvoice(sold, isWithinState)
        for (const { taxable, cgst, sgst, igst, totalPaise, ratePercent } of lines) {
          expect(taxable + cgst + sgst + igst).toBe(totalPaise)
          expect(cgst).toBe(sgst)
          // At most one paisa difference per tax.
          expect(Math.abs((taxable * ratePercent) / 100 - (cgst + sgst + igst))).toBeLessThanOrEqual(2)
        }
        expect(sums.taxable + sums.cgst + sums.sgst + sums.igst).toBe(sums.total)
        expect(rates.reduce((sum, { taxable }) => sum + taxable, 0)).toBe(sums.taxable)
        expect(sums.total).toBe(sold.reduce((sum, { totalPaise }) => sum + totalPaise, 0))
      }),
      { seed: 5, numRuns: 300 },
    )
  })
})

describe('headings and rates', () => {
  const at = (child: string, sub: string, main: string, unitPaise = 50_000) =>
    gstOf(defaultGst, { child, sub, main }, unitPaise)

  test('takes HSN code and rate from the most specific category', () => {
    expect(at('lipstick', 'lips', 'makeup')).toEqual({ hsn: '3304', ratePercent: 18 })
    expect(at('shampoo', 'wash', 'hair')).toEqual({ hsn: '3305', ratePercent: 5 })
    expect(at('hair-tools', 'style', 'hair')).toEqual({ hsn: '8516', ratePercent: 18 })
    expect(at('new', 'new', 'new')).toEqual({ hsn: '3304', ratePercent: 18 })
  })

  test('chooses the rate of clothes by the price of a piece before tax', () => {
    expect(at('kurtas', 'ethnic', 'clothing', 262_500).ratePercent).toBe(5)
    expect(at('kurtas', 'ethnic', 'clothing', 262_501).ratePercent).toBe(18)
  })
})

test.each([
  [0, 'Rupees Zero Only'],
  [100, 'Rupees One Only'],
  [124_850, 'Rupees One Thousand Two Hundred Forty Eight and Fifty Paise Only'],
  [1_234_567_00, 'Rupees Twelve Lakh Thirty Four Thousand Five Hundred Sixty Seven Only'],
  [10_01_00_000_00, 'Rupees Ten Crore One Lakh Only'],
])('writes %i paise in words', (paise, words) => {
  expect(amountInWords(paise)).toBe(words)
})

test.each([
  ['Delhi', '07'],
  ['NCT of Delhi', '07'],
  ['rajasthan', '08'],
  ['Jammu & Kashmir', '01'],
  ['The Dadra and Nagar Haveli and Daman and Diu', '26'],
  ['Andaman & Nicobar Islands', '35'],
  ['Atlantis', undefined],
])('gives %s the state code %s', (name, code) => {
  expect(gstStateCode(name)).toBe(code)
})

test.each([
  ['27AAPFU0939F1ZV', true],
  ['27AAPFU0939F1ZW', false],
  ['27aapfu0939f1zv', false],
  ['07AAAAA0000A1Z5', false],
])('checks %s as a GSTIN: %s', (text, is) => {
  expect(isGstin(text)).toBe(is)
})
