import { expect, it } from 'vitest'
import { titlesOf, useSearch } from '#testing/useSearch.ts'

const { search } = useSearch()

it.each(['travel size', 'travel kit', 'trial pack', 'mini'])('finds small cosmetics: %j', async (text) => {
  const found = await search(text)
  expect(titlesOf(found)).toEqual(
    expect.arrayContaining([
      'Mini Bullet Lipstick Trio',
      'Pocket Stick Foundation',
      'Ionic Travel Hair Dryer',
    ]),
  )
  expect(found.data.filter(({ category }) => /kurta|saree|tote|blouse|nightwear/i.test(category))).toEqual([])
  expect(found.understood?.missing).toBeNull()
})

it.each(['pocket perfume', 'small size perfume', 'travel size perfume', 'chota perfume'])(
  'leads with a small one of the type, which is no size of clothes: %j',
  async (text) => {
    const found = await search(text)
    expect(titlesOf(found)[0]).toMatch(/Pocket|Mogra Attar|Roll-On/)
    expect(found.understood).toMatchObject({ filters: [], missing: null })
  },
)

it('says that no shampoo is so small', async () => {
  const { understood } = await search('travel pack shampoo')
  expect(understood?.missing).toMatchObject({ words: ['travel pack'], shown: 'shampoo' })
})

it('leaves a short dress and a pocket of clothes as they are', async () => {
  expect(titlesOf(await search('mini dress'))[0]).toBe('Puff Sleeve Poplin Mini Dress')
  const found = await search('dress with pockets')
  expect(found.data[0]?.category).toBe('Dresses')
})
