import { expect, it } from 'vitest'
import { useSearch } from '#testing/useSearch.ts'

const { search } = useSearch()
const MAKEUP = /lip|nail|eye|kajal|foundation|concealer|blush|primer/i

it('a colour that is mainly one of cosmetics begins with them', async () => {
  const { data } = await search('nude')
  expect(data.slice(0, 4).filter(({ category }) => !MAKEUP.test(category))).toEqual([])
  expect(data.some(({ category }) => category === 'Bras')).toBe(true)
})

it('a colour of clothes and of cosmetics mixes them', async () => {
  const { data } = await search('navy')
  expect(data.slice(0, 4).some(({ category }) => !MAKEUP.test(category))).toBe(true)
})
