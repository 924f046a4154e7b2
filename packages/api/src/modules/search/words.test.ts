import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { useDatabase } from '#testing/useDatabase.ts'
import { editDistance } from './editDistance.ts'
import { foldWords } from './foldText.ts'
import { soundKey } from './soundKey.ts'

const database = useDatabase('empty')

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['kajal', 'kajal', 0],
    ['lipstik', 'lipstick', 1],
    ['lisptick', 'lipstick', 1],
    ['mosturizer', 'moisturiser', 2],
    ['saree', 'sari', 2],
    ['abc', '', 3],
  ])('between %j and %j is %i', (one, other, errors) => {
    expect(editDistance(one, other)).toBe(errors)
    expect(editDistance(other, one)).toBe(errors)
  })

  it('ignores letters after the typed prefix', () => {
    expect(editDistance('mostur', 'moisturiser', true)).toBe(1)
    expect(editDistance('kaj', 'kajal', true)).toBe(0)
    expect(editDistance('kajal', 'kaj', true)).toBe(2)
  })
})

describe('soundKey', () => {
  it.each([
    ['kajal', 'kaajal'],
    ['saree', 'sari'],
    ['jhumka', 'jumka'],
    ['shalwar', 'salwar'],
    ['chudi', 'choodee'],
    ['dupatta', 'dupata'],
    ['moisturizer', 'moisturiser'],
  ])('is equal for %s and %s', (one, other) => {
    expect(soundKey(one)).toBe(soundKey(other))
  })

  it.each([
    ['kurta', 'kurti'],
    ['top', 'toe'],
    ['bra', 'bag'],
  ])('differs for %s and %s', (one, other) => {
    expect(soundKey(one)).not.toBe(soundKey(other))
  })
})

describe('foldWords', () => {
  it.each([
    ['  Noor & Neem’s Café ', ['noor', 'neems', 'cafe']],
    ['34DD_UK5.5', ['34dd', 'uk5', '5']],
    ['काजल', ['काजल']],
    ['\u0000%_\\', []],
  ])('turns %j into %j', (text, words) => {
    expect(foldWords(text)).toEqual(words)
  })

  it("equals the database's normalisation", async () => {
    const texts = fc
      .array(fc.constantFrom(...Array.from("abcXYZ019 &'’%_-.,/+()àÉñ")), { maxLength: 30 })
      .map((letters) => letters.join(''))
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const { rows } = await database
          .current()
          .execute<{ folded: string }>(sql`select search_text(${text}) as folded`)
        const expected = rows[0]?.folded
          .split(' ')
          .filter((word) => word !== '')
          .slice(0, 12)
        expect(foldWords(text)).toEqual(expected)
      }),
    )
  })
})
