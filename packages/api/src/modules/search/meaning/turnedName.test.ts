import { expect, it } from 'vitest'
import { titlesOf, useSearch } from '#testing/useSearch.ts'

const { search } = useSearch()

it.each([
  ['cream for face', 'face cream'],
  ['oil for hair', 'hair oil'],
  ['mask for hair', 'hair mask'],
  ['cream for night', 'night cream'],
  ['shampoo for baby', 'baby shampoo'],
])('reads a name that "for" turns around: %j', async (text, name) => {
  expect(titlesOf(await search(text))).toEqual(titlesOf(await search(name)))
})

it.each(['skin care kit', 'hair care combo'])('a face pack is no set: %j', async (text) => {
  expect(
    titlesOf(await search(text))
      .slice(0, 3)
      .filter((title) => /(?:face|hair|curd) pack/i.test(title)),
  ).toEqual([])
})
