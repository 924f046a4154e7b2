import { expect, test } from 'vitest'
import { Vault } from './Vault.ts'

const vault = new Vault('a secret of the shop that is long enough')
const other = new Vault('another secret of the shop that is long')

test('opens a sealed text only unaltered and with the same secret', () => {
  const sealed = vault.seal('+919876543210')
  expect(vault.open(sealed)).toBe('+919876543210')
  expect(sealed.toString('latin1')).not.toContain('9876543210')
  expect(vault.seal('+919876543210')).not.toEqual(sealed)
  expect(() => other.open(sealed)).toThrow('unable to authenticate')
  for (const at of [0, 15, sealed.length - 1]) {
    const altered = Buffer.from(sealed)
    altered[at] = (altered[at] ?? 0) ^ 1
    expect(() => vault.open(altered)).toThrow('unable to authenticate')
  }
})

test('fingerprints depend on text, use and secret', () => {
  const fingerprint = vault.fingerprint('code', '123456')
  expect(vault.matches(fingerprint, 'code', '123456')).toBe(true)
  expect(vault.matches(fingerprint, 'code', '123457')).toBe(false)
  expect(vault.matches(fingerprint, 'phone', '123456')).toBe(false)
  expect(vault.matches(fingerprint.subarray(1), 'code', '123456')).toBe(false)
  expect(other.matches(fingerprint, 'code', '123456')).toBe(false)
})
