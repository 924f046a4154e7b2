import fc from 'fast-check'
import { expect, it } from 'vitest'
import { numberForms } from '../foldText.ts'
import { spellingErrors, toSpelling } from '../spelling/spellingErrors.ts'
import { LongNames } from './LongNames.ts'

const errorsOf = (typed: string, known: string) =>
  numberForms(typed).includes(known) ? 0 : spellingErrors(toSpelling(typed), toSpelling(known))

/** Compares with every name. */
function plainly(names: readonly string[], typed: readonly string[]): string | undefined {
  const joined = typed.join('')
  const long = new Map(
    names
      .filter((name) => name.includes(' ') && name.length > 7)
      .map((name) => [name.replaceAll(' ', ''), name]),
  )
  if (joined.length < 6 || long.has(joined)) return undefined
  const [best] = [...long]
    .filter(([one]) => spellingErrors(toSpelling(joined), toSpelling(one)) <= typed.length)
    .map(([, name]) => ({ name, words: name.split(' ') }))
    .filter(({ words }) => words.length === typed.length)
    .map(({ name, words }) => ({ name, errors: typed.map((word, at) => errorsOf(word, words[at] ?? '')) }))
    .filter(({ errors }) => errors.includes(0) && Math.max(...errors) > 0)
    .toSorted((one, other) => Math.max(...one.errors) - Math.max(...other.errors))
  return best?.name
}

const word = fc.constantFrom(...'lip lips gloss goss glos balm blam face faces cream cram creem'.split(' '))
const words = fc.array(word, { minLength: 1, maxLength: 3 })

it('finds the name that a comparison with every name finds', () => {
  fc.assert(
    fc.property(fc.array(words, { maxLength: 40 }), words, (known, typed) => {
      const names = known.map((one) => one.join(' '))
      expect(new LongNames(names).like(typed, errorsOf)).toBe(plainly(names, typed))
    }),
    { numRuns: 2_000, seed: 7 },
  )
})

it.each([
  [['lip', 'goss'], 'lip gloss'],
  [['lip', 'gloss'], undefined],
  [['goss', 'lip'], undefined],
])('finds the name of which some words are as typed: %j', (typed, name) => {
  expect(new LongNames(['face cream', 'lip gloss']).like(typed, errorsOf)).toBe(name)
})

it('finds a name that was written as one word', () => {
  expect(new LongNames(['face cream', 'nail polish']).written('nailpolis', 2)).toBe('nail polish')
})
