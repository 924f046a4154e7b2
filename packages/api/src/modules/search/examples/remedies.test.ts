import { expect, it } from 'vitest'
import { titlesOf, useSearch } from '#testing/useSearch.ts'

const { search } = useSearch()

it.each([
  ['stretch mark oil', 'Stretch Mark Body Butter', 1],
  ['stretch mark lotion', 'Stretch Mark Body Butter', 0],
])('what is called by the concern leads with the type: %j', async (text, title, at) => {
  const found = await search(text)
  expect(titlesOf(found).indexOf(title)).toBe(at)
  expect(found.understood?.missing).toBeNull()
})

it.each([
  ['dark circle serum', 'Caffeine 5% Eye Serum', 'Eye Care'],
  ['dark circle cream', 'Tinted Under-Eye Cream', 'Eye Care'],
])('a noun is another name of a type for the concern: %j', async (text, title, category) => {
  const { data } = await search(text)
  expect(data[0]?.title).toBe(title)
  expect(new Set(data.map((product) => product.category))).toEqual(new Set([category]))
})

it('a concern is for the kinds of its types: a face pack against a tan', async () => {
  const found = await search('tan removal face pack')
  expect(found.understood?.missing).toBeNull()
  expect(titlesOf(found)).toContain('Tan Care Curd Pack')
})

it.each(['face mask', 'face pack', 'tan removal face pack'])(
  'a mask for the face is none for hair: %j',
  async (text) => {
    expect(titlesOf(await search(text)).filter((title) => /hair|bond|colour/i.test(title))).toEqual([])
  },
)
