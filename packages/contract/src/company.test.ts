import { expect, test } from 'vitest'
import { isTollFree, officeAddress, phoneHref } from './company.ts'
import { companySchema } from './company.schema.ts'
import { DEFAULT_SETTINGS } from './defaultSettings.ts'

const { company } = DEFAULT_SETTINGS

test('accepts the company of a new shop, and one without CIN and second line', () => {
  expect(companySchema.parse(company)).toEqual(company)
  const { cin: _cin, ...firm } = company
  const { line2: _line2, ...office } = company.office
  const parsed = companySchema.parse({ ...firm, office })
  expect(officeAddress(parsed.office)).toBe('3rd Floor, 14 Kasturi Lane, New Delhi 110020')
})

test.each([
  [{ gstin: '07AAACT0000P1ZX' }, 'gstin'],
  [{ cin: 'U4791' }, 'cin'],
  [{ office: { ...company.office, pincode: '11002' } }, 'office.pincode'],
  [{ care: { ...company.care, email: 'care' } }, 'care.email'],
  [{ care: { ...company.care, phone: 'call us' } }, 'care.phone'],
  [{ owner: 'Asha' }, ''],
])('refuses a company with %j', (change, path) => {
  const { error } = companySchema.safeParse({ ...company, ...change })
  expect(error?.issues[0]?.path.join('.')).toBe(path)
})

test.each([
  ['1800 123 4567', 'tel:18001234567', true],
  ['011 2345 6789', 'tel:+911123456789', false],
  ['98765 43210', 'tel:+919876543210', false],
  ['+91 98765 43210', 'tel:+919876543210', false],
])('calls %s', (phone, href, isFree) => {
  expect([phoneHref(phone), isTollFree(phone)]).toEqual([href, isFree])
})
