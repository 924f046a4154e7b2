import { beforeAll, describe, expect, it } from 'vitest'
import { importTitles, type TestTitle } from '#testing/importTitles.ts'
import { useSearch } from '#testing/useSearch.ts'

const { db, search, listOf } = useSearch('empty')

const EYES = ['Beauty', 'Makeup', 'Eyeliner & Kajal']
const HYGIENE = ['Beauty', 'Personal Care', 'Hygiene & Hair Removal']
const BODY = ['Beauty', 'Bath & Body', 'Body Care']
const CREAMS = ['Beauty', 'Skin', 'Moisturizers & Creams']
const LIP_CARE = ['Beauty', 'Skin', 'Eye & Lip Care']
const SAREES = ['Women', 'Ethnic Wear', 'Sarees']
const LEHENGAS = ['Women', 'Ethnic Wear', 'Lehenga Cholis']
const T_SHIRTS = ['Men', 'Topwear', 'T-Shirts']
const SHIRTS = ['Men', 'Topwear', 'Shirts']

const PRODUCTS: readonly TestTitle[] = [
  ['Sirona Ultra Clean Panty Liners (Pack of 30)', 'Sirona', HYGIENE],
  ['Mars Sketch Eyeliner Black', 'Mars', EYES],
  ['Renee Magnetic Eyeliner', 'Renee', EYES, 'Draws a fine line over the eye'],
  ['Palmolive Lavender Body Lotion', 'Palmolive', BODY],
  ['Laneige Lip Sleeping Mask 8g', 'Laneige', LIP_CARE],
  ['Olay Retinol Sleeping Mask', 'Olay', CREAMS],
  ['Satrani Green Half and Half Saree', 'Satrani', SAREES],
  ['Kalki Pink Lehenga Choli', 'Kalki', LEHENGAS],
  ['Nautica Men Navy Polo Collar T-shirt', 'Nautica', T_SHIRTS],
  ['Arrow Men White Formal Shirt', 'Arrow', SHIRTS],
]

beforeAll(() => importTitles(db(), PRODUCTS))

describe('what has a longer name', () => {
  it.each([
    ['liner', 'Mars Sketch Eyeliner Black', 'Sirona Ultra Clean Panty Liners (Pack of 30)'],
    ['night cream', 'Olay Retinol Sleeping Mask', 'Laneige Lip Sleeping Mask 8g'],
    ['lehenga', 'Kalki Pink Lehenga Choli', 'Satrani Green Half and Half Saree'],
  ])('is another thing: %j', async (text, first, other) => {
    const { data, understood } = await search(text)
    expect(data[0]?.title).toBe(first)
    const ofType = data.slice(0, understood?.exact ?? undefined).map(({ title }) => title)
    expect(ofType).not.toContain(other)
  })

  it('is said to be missing of a brand', async () => {
    const { data, understood } = await search('nautica shirt')
    expect(understood?.missing).toMatchObject({ type: 'shirt', brand: 'Nautica' })
    expect(data[0]?.title).toBe('Arrow Men White Formal Shirt')
  })
})

it('reads one word written apart as the word', async () => {
  expect(await listOf('eye liner')).toEqual(await listOf('eyeliner'))
})
