import { expect, test } from 'vitest'
import { Encryption } from './Encryption.ts'

const encryption = new Encryption('a secret of the shop that is long enough')
const other = new Encryption('another secret of the shop that is long')

test('decrypts a text only if it is unaltered and the secret is the same', () => {
  const sealed = encryption.seal('+919876543210')
  expect(encryption.open(sealed)).toBe('+919876543210')
  expect(sealed.toString('latin1')).not.toContain('9876543210')
  expect(encryption.seal('+919876543210')).not.toEqual(sealed)
  expect(() => other.open(sealed)).toThrow('unable to authenticate')
  for (const at of [0, 15, sealed.length - 1]) {
    const altered = Buffer.from(sealed)
    altered[at] = (altered[at] ?? 0) ^ 1
    expect(() => encryption.open(altered)).toThrow('unable to authenticate')
  }
})

test('makes keyed hashes that depend on text, use and secret', () => {
  const fingerprint = encryption.fingerprint('code', '123456')
  expect(encryption.matches(fingerprint, 'code', '123456')).toBe(true)
  expect(encryption.matches(fingerprint, 'code', '123457')).toBe(false)
  expect(encryption.matches(fingerprint, 'phone', '123456')).toBe(false)
  expect(encryption.matches(fingerprint.subarray(1), 'code', '123456')).toBe(false)
  expect(other.matches(fingerprint, 'code', '123456')).toBe(false)
})
