import { beforeAll, expect, it } from 'vitest'
import { importTitles, type TestTitle } from '#testing/importTitles.ts'
import { titlesOf, useSearch } from '#testing/useSearch.ts'

const { db, search, listOf } = useSearch('empty')

const GIFTS = ['Beauty', 'Gifts', 'Gift Sets']
const BEARD = ['Beauty', 'Men Grooming', 'Beard & Shaving']

const PRODUCTS: readonly TestTitle[] = [
  ['Renee Bridal Makeup Kit (Set of 5)', 'Renee', GIFTS],
  ['Mamaearth Party Gift Box (Set of 3)', 'Mamaearth', GIFTS],
  ['Beardo Godfather Beard Balm 50g', 'Beardo', BEARD],
  ['Beardo Dragon Shaving Foam 50g', 'Beardo', BEARD],
]

beforeAll(() => importTitles(db(), PRODUCTS))

it.each(['gift for husband', 'gifts for my boyfriend'])('a makeup kit is none: %j', async (text) => {
  const titles = titlesOf(await search(text))
  expect(titles[0]).toBe('Mamaearth Party Gift Box (Set of 3)')
  expect(titles).not.toContain('Renee Bridal Makeup Kit (Set of 5)')
})

it('a makeup kit is a gift for her', async () => {
  expect(titlesOf(await search('gift for wife'))).toContain('Renee Bridal Makeup Kit (Set of 5)')
})

it.each(['moustache wax', 'mustache wax'])('the care of a beard has what is for a %j', async (text) => {
  expect((await listOf(text))[0]).toBe('Beardo Godfather Beard Balm 50g')
})
