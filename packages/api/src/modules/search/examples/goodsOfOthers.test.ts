import { beforeAll, describe, expect, it } from 'vitest'
import { importTitles, type TestTitle } from '#testing/importTitles.ts'
import { useSearch } from '#testing/useSearch.ts'

const { db, search } = useSearch('empty')

const PRODUCTS: readonly TestTitle[] = [
  ...['Vitamin C', 'Iron', 'Calcium'].map((name): TestTitle => [
    `Setu ${name} Tablets`,
    'Setu',
    ['Beauty', 'Health & Wellness', 'Supplements'],
  ]),
  ...['Lakme', 'Mars', 'Sugar'].map((brand): TestTitle => [
    `${brand} Matte Lipstick Red Carpet`,
    brand,
    ['Beauty', 'Makeup', 'Lipstick'],
  ]),
]

beforeAll(() => importTitles(db(), PRODUCTS))

describe('goods of other shops', () => {
  it.each(['iphone', 'laptop', 'bedsheet'])(
    'are not near what only has a word of theirs: %j',
    async (text) => {
      const { data, understood } = await search(text)
      expect(understood?.missing?.type).toBe(text)
      expect(data).toEqual([])
    },
  )

  it('have numbers in their names, which are no prices', async () => {
    const { understood } = await search('iphone 15')
    expect(understood?.filters).toEqual([])
    expect(understood?.unpriced).toBeUndefined()
  })
})
