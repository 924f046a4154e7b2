// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { addressDraft } from './addressDraft.ts'

const values = {
  name: 'Asha Menon',
  phone: '98765',
  pincode: '1100',
  line1: '14, Amber',
  line2: '',
  landmark: '',
  city: '',
  state: '',
  type: 'work',
  isDefault: false,
} as const

beforeEach(() => window.sessionStorage.clear())

test('keeps an unfinished address until it is dropped', () => {
  addressDraft.keep(values)
  expect(addressDraft.read()).toEqual(values)
  addressDraft.drop()
  expect(addressDraft.read()).toEqual({})
})

test.each(['{', 'null', '7', '[]', '{"name":7,"type":"palace","isDefault":"yes"}'])(
  'reads nothing from %s',
  (garbage) => {
    window.sessionStorage.setItem('addressDraft', garbage)
    expect(addressDraft.read()).toEqual({})
  },
)
