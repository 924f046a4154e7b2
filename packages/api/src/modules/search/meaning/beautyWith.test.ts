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

it.each(['chandan', 'turmeric', 'kesar'])(
  'what has an ingredient comes before shades that are called so: %j',
  async (text) => {
    const { data } = await search(text)
    expect(data.slice(0, 4).filter(({ category }) => /foundation|lipstick|nail/i.test(category))).toEqual([])
  },
)

it('cream alone is what is called a cream, and no hair colour and no robe', async () => {
  const { data } = await search('cream')
  expect(data.slice(0, 8).filter(({ category }) => /hair|wear|dress/i.test(category))).toEqual([])
})

it.each([
  ['skin', 'skin care'],
  ['hair', 'hair care'],
  ['body', 'body care'],
])('a part of the body alone is its care: %j', async (text, care) => {
  const [found, expected] = await Promise.all([search(text), search(care)])
  expect(titlesOf(found)).toEqual(titlesOf(expected))
  expect(found.understood?.missing ?? null).toBeNull()
})
