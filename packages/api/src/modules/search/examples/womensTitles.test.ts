import { beforeAll, describe, expect, it } from 'vitest'
import { importTitles, type TestTitle } from '#testing/importTitles.ts'
import { useSearch } from '#testing/useSearch.ts'

const { db, search } = useSearch('empty')

const BOTTOMS = ['Women', 'Indian & Fusion Wear', 'Leggings, Salwars & Churidars']
const GIRLS = ['Kids', 'Girls Clothing', 'Party Wear & Ethnic Wear']

/** Titles of a large shop, the most popular first. */
const PRODUCTS: readonly TestTitle[] = [
  ['Tarang Girls Yellow Printed Kurta With Sharara', 'Tarang', GIRLS],
  ['Tarang Women Turquoise Blue Checked Sharara', 'Tarang', BOTTOMS],
  ['Tarang Women Lavender Solid Sharara', 'Tarang', BOTTOMS],
  ['Tarang Women Sea Green Palazzos', 'Tarang', BOTTOMS],
  ['Anek Women Wine Printed Palazzos', 'Anek', BOTTOMS],
  ['Rozana Makeup Remover Wipes', 'Rozana', ['Makeup', 'Face', 'Makeup Remover']],
  ['Rozana Makeup Pouch', 'Rozana', ['Makeup', 'Tools & Brushes', 'Makeup Pouches']],
  ['Rozana Matte Kajal', 'Rozana', ['Makeup', 'Eyes', 'Kajal']],
  ['Rozana Red Lipstick', 'Rozana', ['Makeup', 'Lips', 'Lipstick']],
  ['Kilkari Girls Teal Frock', 'Kilkari', ['Kids', 'Girls Clothing', 'Dresses']],
  ['Anek Women Black Mini Dress', 'Anek', ['Women', 'Western Wear', 'Dresses']],
  ['Anek Women Green Maxi Dress', 'Anek', ['Women', 'Western Wear', 'Dresses']],
  ['Jhola College Backpack', 'Jhola', ['Women', 'Bags', 'Backpacks']],
  ['Jhola Brown Handbag', 'Jhola', ['Women', 'Bags', 'Handbags']],
]

beforeAll(() => importTitles(db(), PRODUCTS), 60_000)

const titles = async (text: string) => (await search(text)).data.map(({ title }) => title)

describe('a search of a large shop', () => {
  it('for palazzos begins with those, and has what is for girls last', async () => {
    const found = await titles('palazzos')
    expect(found.slice(0, 2).toSorted()).toEqual([
      'Anek Women Wine Printed Palazzos',
      'Tarang Women Sea Green Palazzos',
    ])
    expect(found.at(-1)).toBe('Tarang Girls Yellow Printed Kurta With Sharara')
  })

  it('for makeup finds what is put on, and no pouch or remover first', async () => {
    expect((await titles('makeup')).slice(0, 2).toSorted()).toEqual([
      'Rozana Matte Kajal',
      'Rozana Red Lipstick',
    ])
  })

  it.each(['dress for short height girl', 'dress for teenage girl', 'college girl dress'])(
    'for a girl who is no child shows what women wear: %j',
    async (text) => {
      const found = await titles(text)
      expect(found).toContain('Anek Women Black Mini Dress')
      expect(found[0]).not.toBe('Kilkari Girls Teal Frock')
    },
  )

  it('for girls shows what is for children', async () => {
    expect((await titles('girls dress'))[0]).toBe('Kilkari Girls Teal Frock')
  })
})
