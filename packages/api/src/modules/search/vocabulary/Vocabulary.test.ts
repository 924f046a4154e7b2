import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numberForms } from '../foldText.ts'
import { spellingErrors, toSpelling } from '../spelling/spellingErrors.ts'
import { PhraseIndex } from './PhraseIndex.ts'
import { Spellings } from './Spellings.ts'
import { Vocabulary } from './Vocabulary.ts'

const word = fc.string({
  unit: fc.constantFrom('a', 'b', 'e', 'h', 'i', 'k', 'l', 'o', 's', 't', 'u', 'x', 'y', 'z'),
  minLength: 1,
  maxLength: 9,
})

it('finds every similar word that a comparison with each of them finds', () => {
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 30 }),
      word,
      fc.oneof(fc.double({ min: 0, max: 3, noNaN: true }), fc.constantFrom(0.3, 0.6, 0.8, 1, 1.3, 1.5, 2.2)),
      fc.constantFrom(0, 2, Infinity),
      fc.boolean(),
      (known, typed, max, lengths, isBegun) => {
        const compared = known
          .map((one) => ({
            word: one,
            errors: spellingErrors(toSpelling(typed), toSpelling(one), max, isBegun),
          }))
          .filter((one) => one.errors <= max && Math.abs(one.word.length - typed.length) <= lengths)
        expect(new Spellings(known).near(typed, { max, lengths, isBegun })).toEqual(compared)
      },
    ),
    { numRuns: 2_000, seed: 7 },
  )
})

it('finds the phrases that a comparison with each of them finds', () => {
  const some = fc.constantFrom('lip', 'lips', 'lipstick', 'hair', 'hairs', 'oil', 'oils', 'him', 'himadri')
  const texts = fc.array(some, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
  const typedWord = fc.record({ word: some, others: fc.array(texts, { maxLength: 3 }) })
  const isCalled = (folded: string, name: string) => {
    const [first = '', ...more] = name.split(' ')
    const isThere = folded.split(' ').some((word) => numberForms(first).includes(word))
    return isThere && (more.length === 0 || ` ${folded}`.includes(` ${name}`))
  }
  const isBegun = (folded: string, letters: string) =>
    folded.split(' ').some((word) => word.startsWith(letters))
  fc.assert(
    fc.property(
      fc.array(texts, { maxLength: 20 }),
      fc.array(typedWord, { minLength: 1, maxLength: 3 }),
      (known, typed) => {
        const phrases = known.map((folded, at) => ({ phrase: `${at}`, folded, kind: 'product' as const }))
        const rankOf = ({ folded }: { folded: string }) =>
          (typed.every(({ word: letters }) => isBegun(folded, letters)) ? 0 : 2) +
          (folded.startsWith(typed.map(({ word: letters }) => letters).join(' ')) ? 0 : 1)
        const expected = phrases
          .filter(({ folded }) => folded.split(' ').length >= typed.length)
          .filter(({ folded }) =>
            typed.every(
              ({ word: letters, others }) =>
                isBegun(folded, letters) || others.some((name) => isCalled(folded, name)),
            ),
          )
          .toSorted((one, other) => rankOf(one) - rankOf(other))
        const index = new PhraseIndex(phrases)
        expect(index.find(typed, 100)).toEqual(expected)
        expect(index.find(typed, 3)).toEqual(expected.slice(0, 3))
      },
    ),
    { numRuns: 1_000, seed: 7 },
  )
})

describe('PhraseIndex', () => {
  const phrases = [
    'Lipstick',
    'Lip Balm & Tint',
    'Rozana',
    'Velvet Rozana Lipstick',
    'Hair Oil',
    'Oil for Hair',
  ].map((phrase) => ({ phrase, folded: phrase.toLowerCase().replace(' & ', ' '), kind: 'product' as const }))
  const index = new PhraseIndex(phrases)
  const find = (text: string, others: string[] = []) =>
    index
      .find(
        text.split(' ').map((typed) => ({ word: typed, others })),
        10,
      )
      .map(({ phrase }) => phrase)

  it.each([
    ['lip', ['Lipstick', 'Lip Balm & Tint', 'Velvet Rozana Lipstick']],
    ['roz lip', ['Velvet Rozana Lipstick']],
    ['lip roz', ['Velvet Rozana Lipstick']],
    ['lip lip', ['Lip Balm & Tint', 'Velvet Rozana Lipstick']],
    ['xyz', []],
  ])(
    'finds phrases by the beginnings of their words, those that start with the text first: %j',
    (text, expected) => {
      expect(find(text)).toEqual(expected)
    },
  )

  it('finds other names only where their words stand next to each other', () => {
    expect(find('tel', ['hair oil'])).toEqual(['Hair Oil'])
  })

  it('finds another name only as a whole word, in any number', () => {
    expect(find('mard', ['him'])).toEqual([])
    const himadri = new PhraseIndex([
      { phrase: 'Himadri', folded: 'himadri', kind: 'brand' },
      { phrase: 'For Him', folded: 'for him', kind: 'category' },
    ])
    expect(himadri.find([{ word: 'men', others: ['him'] }], 10).map(({ phrase }) => phrase)).toEqual([
      'For Him',
    ])
  })

  it('finds names before products that start with the text', () => {
    const heels = new PhraseIndex([
      { phrase: 'Heel Repair Foot Cream', folded: 'heel repair foot cream', kind: 'product' },
      { phrase: 'Sandals & Heels', folded: 'sandals heels', kind: 'category' },
    ])
    expect(heels.find([{ word: 'heel', others: [] }], 1).map(({ phrase }) => phrase)).toEqual([
      'Sandals & Heels',
    ])
  })

  it('finds phrases as they are heard', () => {
    expect(index.findBySound(['rosaana'], 10).map(({ phrase }) => phrase)).toEqual([
      'Rozana',
      'Velvet Rozana Lipstick',
    ])
  })
})

describe('Vocabulary', () => {
  const vocabulary = new Vocabulary(
    [
      { word: 'kajal', frequency: 9 },
      { word: 'kaftan', frequency: 5 },
      { word: 'kaajal', frequency: 2 },
    ],
    [],
  )

  it('finds the most frequent words with a beginning', () => {
    expect(vocabulary.startingWith('ka', 2)).toEqual(['kajal', 'kaftan'])
    expect(vocabulary.startingWith('kb', 2)).toEqual([])
  })

  it('finds more common spellings of the same sound', () => {
    expect(vocabulary.sameSound('kaajal')).toEqual(['kajal'])
    expect(vocabulary.sameSound('kajal')).toEqual([])
  })

  it.each([
    ['kaftans', true],
    ['kajals', true],
    ['sindoor', false],
    ['kurta', false],
    ['bb', true],
  ])('tells whether a word may have the stem of %j: %j', (word, mayHave) => {
    expect(vocabulary.mayHave(word)).toBe(mayHave)
  })
})
