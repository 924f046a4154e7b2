import { expect, it } from 'vitest'
import { useSearch } from '#testing/useSearch.ts'

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
  const found = await search('ionic hair dryer')
  expect(found.understood).toMatchObject({ exact: 1, exact_ids: [found.data[0]?.id] })
  expect(found.data[0]).toMatchObject({ title: 'Ionic Travel Hair Dryer', quantity: 0 })
})

it('names what matches the whole search in any order, and within filters', async () => {
  const { understood } = await search('matte nude lipstick')
  const best = understood?.exact_ids ?? []
  expect(best).toHaveLength(understood?.exact ?? 0)
  const cheapest = await search('matte nude lipstick', '&sort=price_asc')
  expect(cheapest.understood?.exact_ids?.toSorted()).toEqual(best.toSorted())
  expect(cheapest.data.slice(0, best.length).map(({ id }) => id)).not.toEqual(best)
  const kajri = await search('matte nude lipstick', '&brand=kajri')
  expect(kajri.understood?.exact_ids).toEqual(
    kajri.data.map(({ id }) => id).filter((id) => best.includes(id)),
  )
})
