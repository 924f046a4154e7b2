import { describe, expect, test } from 'vitest'
import { all, hasAny, not, some, type Condition } from '../Condition.ts'
import { necessaryWords } from './necessaryWords.ts'

const phrase = (...texts: string[]) =>
  hasAny(
    texts.map((text) => ({ words: text.split(' ') })),
    'ABC',
  )
const lips: Condition = { is: 'category', ids: [1] }

describe('the words that a condition needs', () => {
  test.each<[string, Condition, string | undefined]>([
    ['a word, without its part', phrase('matte'), `(('matte'))`],
    ['what begins so', hasAny([{ words: ['mat'], isPrefix: true }], 'ABCD'), `(('mat':*))`],
    ['words of a name, in any place', phrase('lip oil', 'lip balm'), `((('lip' & (('oil') | ('balm')))))`],
    [
      'a shorter name in place of a longer one',
      some(1, [phrase('green'), phrase('olive green')]),
      `(('green'))`,
    ],
    ['words of all conditions', all(lips, phrase('red'), phrase('matte'))!, `(('red') & ('matte'))`],
    ['of two conditions any', some(1, [phrase('red'), phrase('pink')]), `(('red' | 'pink'))`],
    [
      'of three conditions any, where two are met',
      some(2, [phrase('red'), phrase('pink'), phrase('nude')]),
      `(('red' | 'pink' | 'nude'))`,
    ],
    ['nothing of what may not be there', not(phrase('red')), undefined],
    ['nothing where another condition is enough', some(1, [lips, phrase('red')]), undefined],
  ])('are %s', (_, condition, words) => {
    expect(necessaryWords(condition)).toEqual(words === undefined ? undefined : [words])
  })

  test('are asked a few at a time where one of many is enough', () => {
    const many = phrase('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'm n')
    expect(necessaryWords(many)).toEqual([
      `('a' | 'b' | 'c')`,
      `('d' | 'e' | 'f')`,
      `('g' | 'h' | 'i')`,
      `('j' | 'k' | 'l')`,
      `('m')`,
    ])
    expect(necessaryWords(all(many, phrase('red'))!)).toHaveLength(1)
  })
})
