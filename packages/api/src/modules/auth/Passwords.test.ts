import * as argon from '@node-rs/argon2'
import { expect, it } from 'vitest'
import { Passwords } from './Passwords.ts'

it('verifies one hash for a wrong password, and one for an account without a password', async () => {
  let verified = 0
  const passwords = new Passwords({
    hash: argon.hash,
    verify: (...args) => {
      verified += 1
      return argon.verify(...args)
    },
  })
  const stored = await passwords.hash('the right password')
  for (const hash of [stored, null]) {
    verified = 0
    expect(await passwords.matches(hash, 'a wrong password')).toBe(false)
    expect(verified).toBe(1)
  }
  expect(await passwords.matches(stored, 'the right password')).toBe(true)
})
