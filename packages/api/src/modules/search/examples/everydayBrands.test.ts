import { beforeAll, describe, expect, it } from 'vitest'
import { importTitles, type TestTitle } from '#testing/importTitles.ts'
import { useSearch } from '#testing/useSearch.ts'

const { db, search, listOf, suggest } = useSearch('empty')

const DRESSES = ['Women', 'Western Wear', 'Dresses']
const JUMPSUITS = ['Women', 'Western Wear', 'Jumpsuits']
const KURTAS = ['Women', 'Ethnic Wear', 'Kurtas']
const LIPSTICK = ['Beauty', 'Makeup', 'Lipstick']
const SUNSCREEN = ['Beauty', 'Skin', 'Sunscreen']
const SHAMPOO = ['Beauty', 'Hair', 'Shampoo']
const SOAP = ['Beauty', 'Bath & Body', 'Body Care']

/** Brands that are called like everyday words, as their owners write them. */
const PRODUCTS: readonly TestTitle[] = [
  ['and Women Teal Wrap Dress', 'and', DRESSES],
  ['and Women Grey Dungarees', 'and', JUMPSUITS],
  ['Zink London Women Olive Fit and Flare Dress', 'Zink London', DRESSES],
  ['only Women Coral Jumpsuit', 'only', JUMPSUITS],
  ['Biba Women Red Kurta', 'Biba', KURTAS],
  ['Biba Women Black Kurta', 'Biba', KURTAS],
  ['Wet n Wild Mega Last Lipstick', 'Wet n Wild', LIPSTICK],
  ['Colorbar Velvet Matte Lipstick', 'Colorbar', LIPSTICK],
  ['Dot & Key Watermelon Sunscreen', 'Dot & Key', SUNSCREEN],
  ['Dot & Key Shea Butter Soap', 'Dot & Key', SOAP],
  ["L'Oreal Paris Total Repair Shampoo", "L'Oreal Paris", SHAMPOO],
  ["L'Oreal Professionnel Absolut Repair Shampoo", "L'Oreal Professionnel", SHAMPOO],
  ['The Man Company Charcoal Soap', 'The Man Company', SOAP],
]

beforeAll(() => importTitles(db(), PRODUCTS))

describe('a brand called "and"', () => {
  it.each([
    ['and', ['and Women Teal Wrap Dress', 'and Women Grey Dungarees']],
    ['and dress', ['and Women Teal Wrap Dress']],
    ['dress by and', ['and Women Teal Wrap Dress']],
  ])('is none within other titles: %j', async (text, titles) => {
    expect(await listOf(text)).toEqual(titles)
  })

  it.each(['red and black kurta', 'which sunscreen is light and leaves no cast'])(
    'is no brand between other words: %j',
    async (text) => {
      expect((await search(text)).understood?.missing?.brand ?? null).toBeNull()
    },
  )
})

it('finds a brand with "n" by "and"', async () => {
  expect(await listOf('wet and wild lipstick')).toEqual(['Wet n Wild Mega Last Lipstick'])
})

it('finds all brands whose names begin with a short name', async () => {
  expect(await listOf('loreal shampoo')).toHaveLength(2)
  expect(await listOf('loreal paris shampoo')).toHaveLength(1)
})

describe('suggestions', () => {
  it.each([
    ['and d', 'and dress'],
    ['only j', 'only jumpsuit'],
    ['dot & key so', 'Dot & Key soap'],
  ])('have the types of a brand called like a word: %j', async (text, search) => {
    expect(await suggest(text)).toContain(search)
  })

  it('have no type after "the"', async () => {
    const shown = await suggest('the soap')
    expect(shown.filter((one) => one.startsWith('the '))).toEqual([])
  })
})
