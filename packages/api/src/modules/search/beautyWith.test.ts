import { expect, it } from 'vitest'
import { titlesOf, useSearch } from '#testing/useSearch.ts'

const { search } = useSearch()

it.each([
  ['rose', /rose|gulab/i],
  ['gulab', /rose|gulab/i],
  ['गुलाब', /rose|gulab/i],
  ['mint', /mint/i],
  ['saffron', /saffron|kesar/i],
])('an ingredient alone finds cosmetics that are called by it first: %j', async (text, called) => {
  const { data } = await search(text)
  const first = data.slice(0, 3)
  expect(first.filter(({ title }) => !called.test(title))).toEqual([])
  expect(first.filter(({ category }) => /wear|saree|dress|kurta|rompers/i.test(category))).toEqual([])
})

it('a shade of a lipstick comes before the colour of pyjamas', async () => {
  const titles = titlesOf(await search('rose'))
  expect(titles.indexOf('Satin Pop Lipstick')).toBeLessThan(
    titles.indexOf('Notched Collar Mulmul Pyjama Set'),
  )
})

it('a fabric alone ranks clothes no lower than cosmetics', async () => {
  expect(titlesOf(await search('silk')).slice(0, 2)).toContain('Banarasi Katan Silk Saree')
})
