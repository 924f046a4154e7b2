import { beforeAll, describe, expect, it } from 'vitest'
import { importTitles, type TestTitle } from '#testing/importTitles.ts'
import { titlesOf, useSearch } from '#testing/useSearch.ts'

const { db, search, listOf } = useSearch('empty')

const HANDBAGS = ['Accessories', 'Bags & Wallets', 'Handbags']
const TOPS = ['Women', 'Western Wear', 'Tops']
const SCARVES = ['Accessories', 'Fashion Accessories', 'Scarves, Belts & More']
const GIRLS = ['Kids', 'Girls', 'Girls Clothing']
const SERUMS = ['Beauty', 'Skin', 'Face Serum']
const NAILS = ['Beauty', 'Makeup', 'Nail Polish']

/** Categories that are called by a type and have other things as well, which are the most popular. */
const PRODUCTS: readonly TestTitle[] = [
  ['Caprese Women Teal Two Fold Wallet', 'Caprese', HANDBAGS],
  ['Lavie Women Grey Monogram', 'Lavie', HANDBAGS],
  ['Baggit Women Red Shoulder Bag', 'Baggit', HANDBAGS],
  ['Kazo Women Grey Casual Shirt', 'Kazo', TOPS],
  ['Kazo Women Rust Cinched Waist Top', 'Kazo', TOPS],
  ['Swiss Beauty Press On Nails', 'Swiss Beauty', NAILS],
  ['Revlon Quick Dry Nail Lacquer Cherry Pop', 'Revlon', NAILS],
  ['Bonjour Women Black Pack of 3 Woven Cotton Scarf', 'Bonjour', SCARVES],
  ['Fabindia Women Red Silk Scarf', 'Fabindia', SCARVES],
  ['Kazo Women Teal Maxi Dress', 'Kazo', ['Women', 'Western Wear', 'Dresses']],
  ['Cutecumber Girls Yellow Frock', 'Cutecumber', GIRLS],
  ['Dot & Key Vitamin C Face Oil', 'Dot & Key', SERUMS],
  ['Bioderma Night Serum', 'Bioderma', SERUMS],
]

beforeAll(() => importTitles(db(), PRODUCTS))

const titles = async (text: string) => titlesOf(await search(text))

describe('what its title calls another thing', () => {
  it.each([
    ['handbag', 'Lavie Women Grey Monogram', 'Caprese Women Teal Two Fold Wallet'],
    ['top', 'Kazo Women Rust Cinched Waist Top', 'Kazo Women Grey Casual Shirt'],
    ['nail polish', 'Revlon Quick Dry Nail Lacquer Cherry Pop', 'Swiss Beauty Press On Nails'],
  ])('follows the products of its category: %j', async (text, first, later) => {
    const shown = await titles(text)
    expect(shown.indexOf(first)).toBeLessThan(shown.indexOf(later))
    expect(shown).toContain(first)
  })
})

it('reads the noun of a title behind the number of its pieces', async () => {
  expect((await listOf('scarf'))[0]).toBe('Bonjour Women Black Pack of 3 Woven Cotton Scarf')
})

it.each([
  ['girls clothing', 'Cutecumber Girls Yellow Frock'],
  ['dot and key serum', 'Dot & Key Vitamin C Face Oil'],
])('lists what a category has under other names: %j', async (text, title) => {
  expect((await search(text)).data[0]?.title).toBe(title)
})
