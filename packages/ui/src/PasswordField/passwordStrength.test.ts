import { expect, test } from 'vitest'
import { passwordStrength, missingCharacters } from './passwordStrength.ts'

test.each([
  ['', 'none'],
  ['rani', 'short'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['12345678901234', 'weak'],
  ['mor pankhi', 'fair'],
  ['mor pankhi neela', 'strong'],
  ['Kx7#mQ2!pL9z', 'strong'],
  ['🦚🦚🦚', 'short'],
] as const)('rates the password %j as %s', (password, strength) => {
  expect(passwordStrength(password, 10)).toBe(strength)
})

test('counts an emoji as one missing character', () => {
  expect(missingCharacters('mor pankh', 10)).toBe(1)
  expect(missingCharacters('🦚🦚', 10)).toBe(8)
})
