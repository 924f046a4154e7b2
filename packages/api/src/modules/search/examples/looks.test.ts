import { beforeAll, describe, expect, it } from 'vitest'
import { importTitles, type TestTitle } from '#testing/importTitles.ts'
import { useSearch } from '#testing/useSearch.ts'

const { db, listOf } = useSearch('empty')

const JEANS = ['Western Wear', 'Western Wear', 'Jeans']
const FLATS = ['Footwear', 'Footwear', 'Flats']
const SHIRTS = ['Western Wear', 'Western Wear', 'Shirts']
const CORDS = ['Western Wear', 'Western Wear', 'Co-ords']
const NAILS = ['Make-up', 'Make-up', 'Nails']

const PRODUCTS: readonly TestTitle[] = [
  ['Slim Blue Jeans', 'Sheher', JEANS],
  ['Low Rise Y2K Jeans', 'Sheher', JEANS],
  ['Office Flats', 'Sheher', FLATS],
  ['Ballet Flats with Straps', 'Sheher', FLATS],
  ['Old Town Linen Shirt', 'Sheher', SHIRTS],
  ['Poplin Shirt', 'Sheher', SHIRTS],
  ['Linen Co-ord', 'Sheher', CORDS],
  ['Nail Polish Ruby', 'Rangeen', NAILS],
  ['Coquette Ribbon Press On Nails', 'Rangeen', NAILS],
]

beforeAll(() => importTitles(db(), PRODUCTS))

describe('a look of the year', () => {
  it.each([
    ['y2k jeans', 'Low Rise Y2K Jeans'],
    ['balletcore flats', 'Ballet Flats with Straps'],
    ['ballet core flats', 'Ballet Flats with Straps'],
    ['coquette nails', 'Coquette Ribbon Press On Nails'],
  ])('raises what is called so: %j', async (text, title) => {
    expect((await listOf(text))[0]).toBe(title)
  })

  it.each([
    ['cottagecore flats', 'flats'],
    ['baddie jeans', 'jeans'],
    ['fit check co ord', 'co ord'],
    ['viral on instagram jeans', 'jeans'],
    ['gen z jeans', 'jeans'],
    ['jeans for tall girls', 'jeans'],
    ['cute flats', 'flats'],
    ['simple flats', 'flats'],
    ['old money shirt', 'shirt'],
  ])('need not be met: %j', async (text, same) => {
    expect(await listOf(text)).toEqual(await listOf(same))
  })
})
