import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { useSearch } from '#testing/useSearch.ts'
import { readConcerns } from './Concept.ts'
import { CONCERNS } from './concerns.data.ts'
import { builtInConcepts, Lexicon } from './Lexicon.ts'

const { db, search } = useSearch()
// The order by texts is meant here.
beforeAll(() => db().execute(sql`update product set rating_count = 0, rating_sum = 0`))

describe('a search with nothing but a concern', () => {
  it.each([
    ['hair fall', /onion|rosemary/i, /hair|scalp|shampoo|conditioner/i],
    ['baal jhadna', /onion|rosemary/i, /hair|scalp|shampoo|conditioner/i],
    ['anti dandruff', /tea tree/i, /hair|scalp|shampoo|conditioner/i],
    ['रूसी', /tea tree/i, /hair|scalp|shampoo|conditioner/i],
    ['acne prone skin', /neem|salicylic/i, /face|cleanser|toner|moisturiser|cream|mask/i],
    ['muhase', /neem|salicylic/i, /face|cleanser|toner|moisturiser|cream|mask/i],
    [
      'dry skin',
      /ceramide/i,
      /face|moisturiser|cream|lotion|butter|body oil|cleanser|hand|baby|mom|sunscreen|eye care/i,
    ],
    ['oily skin', /neem|clay/i, /face|cleanser|toner|moisturiser|cream|mask|sunscreen/i],
    ['dark circles', /eye/i, /eye care/i],
    ['split ends', /argan/i, /hair|conditioner/i],
    ['chapped lips', /balm/i, /lip balm/i],
    ['phati ediyan', /heel/i, /foot/i],
    ['stretch marks', /stretch mark/i, /mom|body|baby/i],
    ['pregnancy cream', /stretch mark/i, /mom|body|baby/i],
    ['glass skin', /dew|glow|hyaluronic/i, /face|moisturiser|cream|mask|serum|toner|mist|eye care/i],
  ])('lists the types for it, the best match first: %j', async (text, first, category) => {
    const { data, understood } = await search(text)
    expect(understood?.missing ?? null).toBeNull()
    expect(data[0]?.title).toMatch(first)
    expect(data.filter((product) => !category.test(product.category))).toEqual([])
  })

  it('does not take a brand for what is in a product: rose water by Noor & Neem', async () => {
    expect((await search('acne')).data.map(({ title }) => title)).not.toContain('Kannauj Rose Water Mist')
  })

  it('begins with the types that a noun names', async () => {
    const { data, understood } = await search('pimple cream')
    const exact = data.slice(0, understood?.exact ?? 0)
    expect(exact.length).toBeGreaterThan(0)
    expect(exact.filter(({ category }) => !/cream|moisturiser/i.test(category))).toEqual([])
    expect(data[exact.length]?.title).toMatch(/neem|salicylic|niacinamide/i)
  })
})

it('finds what is made for a concern in the type that was named beside it', async () => {
  const { data, understood } = await search('acne face wash')
  expect(understood?.missing ?? null).toBeNull()
  expect(data[0]?.title).toMatch(/neem|salicylic/i)
  expect(data.filter(({ category }) => category === 'Concealer')).toEqual([])
})

it('gives the words of a concern no meaning in other types', async () => {
  expect((await search('acne kurta')).understood?.missing).toMatchObject({ words: ['acne'], shown: 'kurta' })
})

it('names only product types of the lexicon', () => {
  const lexicon = new Lexicon(builtInConcepts())
  const types = readConcerns(CONCERNS).flatMap(({ care }) => care?.types ?? [])
  expect(types.filter((type) => lexicon.find(type)?.kind !== 'type')).toEqual([])
})
