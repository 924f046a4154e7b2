import { expect, it } from 'vitest'
import { titlesOf, useSearch } from '#testing/useSearch.ts'

const { search } = useSearch()

it.each(['kurta', 'kurti', 'dress', 'jhumka', 'night cream', 'toy'])(
  'what is sold out follows everything of its type that can be bought: %j',
  async (text) => {
    const { data } = await search(text)
    const stocked = data.map(({ quantity }) => quantity > 0)
    expect(new Set(stocked)).toEqual(new Set([true, false]))
    expect(stocked).toEqual(stocked.toSorted((one, other) => Number(other) - Number(one)))
  },
)

it('what is sold out precedes what lacks a part of the search', async () => {
  const found = await search('paraben free shampoo')
  expect(found.understood?.exact).toBe(1)
  expect(titlesOf(found)[0]).toBe('Apple Cider Vinegar Shampoo')
  expect(found.data[0]?.quantity).toBe(0)
})
