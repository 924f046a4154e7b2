import { expect, it } from 'vitest'
import { titlesOf, useSearch } from '#testing/useSearch.ts'

const { search } = useSearch()

it.each([
  ['long dress', ['Tiered Mulmul Maxi Dress']],
  ['floor length dress', ['Tiered Mulmul Maxi Dress']],
  ['short dress', ['Puff Sleeve Poplin Mini Dress', 'Sequin Cocktail Dress']],
  ['knee length dress', ['Linen Shirt Dress with Belt', 'Ribbed Knit Bodycon Dress']],
  ['ankle length kurta', ['Ajrakh Block Print A-Line Kurta', 'Linen Office Kurta with Pintucks']],
  ['maxi kurti', ['Ajrakh Block Print A-Line Kurta', 'Linen Office Kurta with Pintucks']],
  ['lambi kurti', ['Ajrakh Block Print A-Line Kurta', 'Linen Office Kurta with Pintucks']],
  ['short kurti', ['Dabu Mud Resist Shirt Kurta', 'Khadi Short Kurti with Kantha Edges']],
])('"%s" finds clothes by the fact and the title that say how long they are', async (text, titles) => {
  const found = await search(text)
  expect(found.understood?.exact).toBe(titles.length)
  expect(titlesOf(found).slice(0, titles.length).toSorted()).toEqual(titles)
})

it('reads "short" as shorts where no other clothes are named', async () => {
  expect(titlesOf(await search('denim short'))[0]).toMatch(/shorts/i)
})
