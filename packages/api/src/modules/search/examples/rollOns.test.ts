import { expect, it } from 'vitest'
import { titlesOf, useSearch } from '#testing/useSearch.ts'

const { search } = useSearch()

const ROLL_ONS = ['Khus Cooling Roll-On', 'Pocket Jasmine Roll-On']

it('lists perfumes in a roll-on among perfumes', async () => {
  const { understood, data } = await search('perfume under 500')
  expect(understood).not.toHaveProperty('unpriced')
  expect(data.map(({ title }) => title).toSorted()).toEqual(ROLL_ONS)
})

it('begins with what is called by the form', async () => {
  expect(
    titlesOf(await search('roll on perfume'))
      .slice(0, 2)
      .toSorted(),
  ).toEqual(ROLL_ONS)
  expect(titlesOf(await search('roll on deo'))[0]).toBe('All Day Roll-On Deodorant')
})

it('lists no perfume among deodorants', async () => {
  expect(titlesOf(await search('deo for women')).toSorted()).toEqual([
    'All Day Roll-On Deodorant',
    'Alum & Rose Deodorant Spray',
    'Vetiver Cream Deodorant',
  ])
})
