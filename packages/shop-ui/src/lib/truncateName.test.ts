import { expect, test } from 'vitest'
import { truncateName } from './truncateName.ts'

test.each([
  ['Asha', 'Asha'],
  ['', ''],
  ['A name of 20 letters', 'A name of 20 letters'],
  ['A name of 21 letters!', 'A name of 2...'],
  ['Venkatanarasimharajuvaripeta', 'Venkatanara...'],
  ['अनुराधाअनुराधाअनुराधा', `${Array.from('अनुराधाअनुराधाअनुराधा').slice(0, 11).join('')}...`],
  ['👩🏽‍🦱'.repeat(3), '👩🏽‍🦱'.repeat(3)],
])('shortens the name %j to %j', (name, shown) => {
  expect(truncateName(name)).toBe(shown)
})
