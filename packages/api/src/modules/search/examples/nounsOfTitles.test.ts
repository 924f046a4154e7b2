import { sql } from 'drizzle-orm'
import type { ListProductsResponse } from '@shop/contract/product-list.schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { importTitles, type TestTitle } from '#testing/importTitles.ts'
import { useApp } from '#testing/useApp.ts'
import { toldApart } from '../postgres/toldApart.ts'

const { db, get } = useApp('empty')

const EARRINGS = ['Women', 'Jewellery', 'Earrings']
const BAGS = ['Women', 'Bags & Wallets', 'Handbags']
const TOPS = ['Women', 'Western Wear', 'Tops, T-Shirts & Shirts']
const CREAMS = ['Bath & Body', 'Hands & Feet', 'Hand & Foot Creams']
const CASUAL = ['Women', 'Footwear', 'Casual Shoes']
const ROLL_ONS = ['Fragrance', 'Deodorants', 'Deodorants & Roll Ons']

/** Titles of a large shop, the most popular first. */
const PRODUCTS: readonly TestTitle[] = [
  ['Moda White Wide Leg Jeans', 'Moda', ['Women', 'Western Wear', 'Jeans & Jeggings']],
  ['Ananya Black Leggings', 'Ananya', ['Women', 'Ethnic Wear', 'Leggings, Salwars & Churidars']],
  ['Ananya Cotton Churidar Leggings', 'Ananya', ['Women', 'Ethnic Wear', 'Leggings, Salwars & Churidars']],
  ['Ananya Red Printed Leggings', 'Ananya', ['Women', 'Ethnic Wear', 'Leggings, Salwars & Churidars']],
  ['Jhanak Gold-Plated Stone-Studded Drop Earrings', 'Jhanak', EARRINGS],
  ['Jhanak Pearl Beaded Studs', 'Jhanak', EARRINGS],
  ['Jhanak Classic Studs', 'Jhanak', EARRINGS],
  ['Jhanak Gold Flower Studs', 'Jhanak', EARRINGS],
  ['Moda Running T-shirt', 'Moda', TOPS],
  ['Moda Polo T-shirt', 'Moda', TOPS],
  ['Moda Striped Shirt', 'Moda', TOPS],
  ['Moda Linen Shirt', 'Moda', TOPS],
  ['Moda Checked Shirt', 'Moda', TOPS],
  ['Jhanak Silver Toe Rings', 'Jhanak', ['Women', 'Jewellery', 'Anklets']],
  ['Jhanak Adjustable Ring', 'Jhanak', ['Women', 'Jewellery', 'Rings']],
  ['Jhanak Cocktail Ring', 'Jhanak', ['Women', 'Jewellery', 'Rings']],
  ['Jhanak Solitaire Ring', 'Jhanak', ['Women', 'Jewellery', 'Rings']],
  ['Rozana Nail Polish Remover', 'Rozana', ['Makeup', 'Nails', 'Nail Polish']],
  ['Rozana Gel Nail Polish - Mint', 'Rozana', ['Makeup', 'Nails', 'Nail Polish']],
  ['Rozana Gel Nail Polish - Red', 'Rozana', ['Makeup', 'Nails', 'Nail Polish']],
  ['Rozana Gel Nail Polish - Nude', 'Rozana', ['Makeup', 'Nails', 'Nail Polish']],
  ['Saanjh Saffron Hand Cream', 'Saanjh', CREAMS],
  ['Saanjh Neem Foot Cream', 'Saanjh', CREAMS],
  ['Saanjh Heel Repair Foot Cream', 'Saanjh', CREAMS],
  ['Saanjh Cica Foot Cream', 'Saanjh', CREAMS],
  ['Jhanak Kundan Matha Patti', 'Jhanak', ['Women', 'Jewellery', 'Maang Tikka']],
  ['Jhanak Pearl Maang Tikka', 'Jhanak', ['Women', 'Jewellery', 'Maang Tikka']],
  ['Jhola Beige Laptop Bag', 'Jhola', BAGS],
  ['Jhola Red Backpack', 'Jhola', BAGS],
  ['Chal Peach Clogs', 'Chal', CASUAL],
  ['Daud White Sneakers', 'Daud', CASUAL],
  ['Daud Blue Sneakers', 'Daud', CASUAL],
  ['Daud Grey Sneakers', 'Daud', CASUAL],
  ['Saanjh Ubtan Body Scrub', 'Saanjh', ['Bath & Body', 'Bath & Shower', 'Body Scrubs']],
  ['Saanjh Coffee Body Scrub', 'Saanjh', ['Bath & Body', 'Bath & Shower', 'Body Scrubs']],
  ['Plum Green Tea Face Wash', 'Plum', ['Skin', 'Cleansers', 'Face Wash']],
  ['Saanjh Ubtan Face Wash', 'Saanjh', ['Skin', 'Cleansers', 'Face Wash']],
  ['Saanjh Coffee Body Butter', 'Saanjh', ['Bath & Body', 'Body Care', 'Body Butters']],
  ['Mehak Sandalwood Roll On for Men', 'Mehak', ROLL_ONS],
  ['Mehak Citrus Roll On for Women', 'Mehak', ROLL_ONS],
  [
    'Chal Black Block Heels',
    'Chal',
    ['Women', 'Footwear', 'Heels'],
    'Ankle loop. The heel has a height of 3 inches.',
  ],
]

beforeAll(() => importTitles(db(), PRODUCTS))

async function search(text: string) {
  const { data, understood } = await get<ListProductsResponse>(
    `/api/products?search=${encodeURIComponent(text)}`,
  )
  return { titles: data.map(({ title }) => title), understood }
}

describe('the noun of a title', () => {
  it.each([
    ['leggings', /Leggings/],
    ['studs', /Studs/],
    ['shirt', / Shirt$/],
    ['shirt for women', / Shirt$/],
    ['rings for women', / Ring$/],
    ['nail polish', /Gel Nail Polish/],
    ['foot cream', /Foot Cream/],
    ['sneakers', /Sneakers/],
  ])('"%s" finds what is called so alone', async (text, called) => {
    const { titles } = await search(text)

    expect(titles).not.toHaveLength(0)
    for (const title of titles) expect(title).toMatch(called)
  })

  it.each([
    ['maang tikka', /Maang Tikka/],
    ['matha patti', /Matha Patti/],
    ['backpack', /Backpack/],
    ['laptop bag', /Laptop Bag/],
    ['roll on', /for Women/],
  ])('"%s" finds what is called so first', async (text, called) => {
    const { titles } = await search(text)

    expect(titles[0]).toMatch(called)
  })

  it('is no other word with the same stem', async () => {
    const words = ['leggings', 'legging', 'studded', 'stud', 'leg', 'legs']
    const { rows } = await db().execute<{ told: string }>(
      sql`select told_apart(word) as told from unnest(${sql.param(words)}::text[]) as word`,
    )

    // Texts and searches have the same words.
    expect(rows.map(({ told }) => told)).toEqual(words.map(toldApart))
    expect(words.map(toldApart)).toEqual(['leggins', 'leggin', 'bestudded', 'stud', 'leg', 'legs'])
    expect((await search('stone studded earrings')).titles[0]).toBe(
      'Jhanak Gold-Plated Stone-Studded Drop Earrings',
    )
  })

  it('stands before the size of a pack', async () => {
    const { rows } = await db().execute<{ head: string }>(
      sql`select head_of_title('Nanhi Diaper Pants Extra Large') as head`,
    )

    expect(rows[0]?.head).toBe('Nanhi Diaper Pants')
  })
})

it('"ubtan" finds scrubs and other care that is called so', async () => {
  const { titles } = await search('ubtan')

  expect(titles.slice(0, 2)).toEqual(['Saanjh Ubtan Body Scrub', 'Saanjh Ubtan Face Wash'])
})

it('"plum body butter" asks for a brand, because a body butter has no colour', async () => {
  expect((await search('plum body butter')).understood?.missing).toMatchObject({
    brand: 'Plum',
    type: 'body butter',
  })
})

it('"3 inch heels" names a height, and no size', async () => {
  const { titles, understood } = await search('3 inch heels')

  expect(understood?.filters).toEqual([])
  expect(understood?.missing).toBeNull()
  expect(titles[0]).toBe('Chal Black Block Heels')
})
