import { beforeAll, describe, expect, it } from 'vitest'
import { importTitles, type TestTitle } from '#testing/importTitles.ts'
import { useSearch } from '#testing/useSearch.ts'

const { db, search } = useSearch('empty')

const LIPS = ['Makeup', 'Lips', 'Lipstick']
const BRAS = ['Lingerie', 'Bras & More', 'Bras']
const CARE = ['Skin', 'Face Care', 'Serums & Moisturisers']
const KURTAS = ['Ethnic Wear', 'Kurtas & Suits', 'Kurtas']

/** Titles as large shops write them: one shade a product, with brand, number and size. */
const PRODUCTS: readonly TestTitle[] = [
  ['Rozana Matte Lip Color - MR2 Red Coat (3.6 g)', 'Rozana', LIPS],
  ['Kajri Creamy Lipstick - 04 Crimson Crush', 'Kajri', LIPS],
  ['Kajri Creamy Lipstick - 11 Rosy Sunday', 'Kajri', LIPS],
  ['Rozana Liquid Lipstick - 03 Tan Fan (Nude Brown)', 'Rozana', LIPS],
  ['Zoya Padded Non-Wired T-Shirt Bra - Nude', 'Zoya', BRAS],
  ['Zoya Wirefree Non Padded Cotton Bra - Black', 'Zoya', BRAS],
  ['Zoya Push-Up Padded Underwired Bra - Lace', 'Zoya', BRAS],
  ['Tara Non-Padded Wired Bra - White', 'Tara', BRAS],
  ['Saanjh 10% Niacinamide Face Serum (30 ml)', 'Saanjh', CARE],
  ['Saanjh Vitamin C Face Serum With Mandarin (30 ml)', 'Saanjh', CARE],
  ['H&M Women Floral Shirt Dress', 'H&M', ['Western Wear', 'Dresses & More', 'Dresses']],
  ['H&M Girls Tulle Dress', 'H&M', ['Kids', 'Girls Clothing', 'Party Wear & Ethnic Wear']],
  ['Indigo Road Men White Cotton Long Kurta', 'Indigo Road', KURTAS],
  ['Indigo Road Women Dabu Print Short Kurta', 'Indigo Road', KURTAS],
  ['Saanjh Ubtan Natural Face Wash (100 ml)', 'Saanjh', ['Skin', 'Face Care', 'Face Wash']],
  [
    'Nanhi Milky Baby Gift Kit',
    'Nanhi',
    ['Kids', 'Baby Care', 'Lotions & Washes'],
    'Lotion and wash for newborns.',
  ],
  ['Indigo Road Maternity Midi Dress', 'Indigo Road', ['Kids', 'Mothers', 'Maternity Wear']],
  ['Dhoop Wooden Candle', 'Dhoop', ['Home', 'Decor', 'Candles']],
]

beforeAll(() => importTitles(db(), PRODUCTS))

/** Titles of what matches the whole search. */
async function matching(text: string): Promise<string[]> {
  const { data, understood } = await search(text)
  expect(understood?.missing, text).toBeNull()
  return data.slice(0, understood?.exact ?? undefined).map(({ title }) => title)
}

describe('a lipstick that is sold one shade a product', () => {
  it.each([
    [
      'red lipstick',
      ['Rozana Matte Lip Color - MR2 Red Coat (3.6 g)', 'Kajri Creamy Lipstick - 04 Crimson Crush'],
    ],
    ['nude brown lipstick', ['Rozana Liquid Lipstick - 03 Tan Fan (Nude Brown)']],
  ])('has the colour of its title: %j', async (text, titles) => {
    expect((await matching(text)).toSorted()).toEqual(titles.toSorted())
  })
})

describe('a bra', () => {
  it.each([
    ['padded bra', ['Zoya Padded Non-Wired T-Shirt Bra - Nude', 'Zoya Push-Up Padded Underwired Bra - Lace']],
    ['wired bra', ['Tara Non-Padded Wired Bra - White', 'Zoya Push-Up Padded Underwired Bra - Lace']],
    [
      'bra without wire',
      ['Zoya Padded Non-Wired T-Shirt Bra - Nude', 'Zoya Wirefree Non Padded Cotton Bra - Black'],
    ],
    ['padded bra not push up', ['Zoya Padded Non-Wired T-Shirt Bra - Nude']],
  ])('is what its title says that it is, and not what it says that it is not: %j', async (text, titles) => {
    expect((await matching(text)).toSorted()).toEqual(titles.toSorted())
  })
})

describe('what cannot be proved', () => {
  it('is told, and what names the unwanted is left out', async () => {
    const { data, understood } = await search('serum without niacinamide')
    expect(understood?.missing?.words).toEqual(['without niacinamide'])
    expect(data.map(({ title }) => title)).not.toContain('Saanjh 10% Niacinamide Face Serum (30 ml)')
  })
})

describe('whom something is for', () => {
  it.each([
    ['kids dress', 'H&M Girls Tulle Dress'],
    ['dress', 'H&M Women Floral Shirt Dress'],
    ['hnm dress', 'H&M Women Floral Shirt Dress'],
    ['kurta', 'Indigo Road Women Dabu Print Short Kurta'],
    ['kurta for men', 'Indigo Road Men White Cotton Long Kurta'],
    ['baby shower gift', 'Nanhi Milky Baby Gift Kit'],
  ])('decides what is first: %j', async (text, title) => {
    expect((await matching(text))[0]).toBe(title)
  })
})

describe('another name of a kind', () => {
  it('is told by a title with the words of its usual name', async () => {
    expect(await matching('pregnancy dress')).toEqual(['Indigo Road Maternity Midi Dress'])
  })
})

describe('what only titles name', () => {
  it('is not missing', async () => {
    expect(await matching('ubtan')).toEqual(['Saanjh Ubtan Natural Face Wash (100 ml)'])
  })
})

describe('a comparison with a brand', () => {
  it.each(['alternatives to rozana lipstick', 'lipstick cheaper than rozana'])(
    'leaves it out: %j',
    async (text) => {
      const titles = await matching(text)
      expect(titles.length).toBeGreaterThan(0)
      expect(titles.filter((title) => title.startsWith('Rozana'))).toEqual([])
    },
  )
})
