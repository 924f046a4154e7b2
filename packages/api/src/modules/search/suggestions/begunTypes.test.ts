import { beforeAll, describe, expect, it } from 'vitest'
import { importTitles, type TestTitle } from '#testing/importTitles.ts'
import { useSearch } from '#testing/useSearch.ts'

const { db, suggest } = useSearch('empty')

const SAREES = ['Ethnic Wear', 'Sarees', 'Sarees']
const SKIRTS = ['Western Wear', 'Western Wear', 'Skirts']
const DRESSES = ['Western Wear', 'Western Wear', 'Dresses']

const PRODUCTS: readonly TestTitle[] = [
  ['Anaar', 'Meera', SAREES, '', 'Red'],
  ['Raat', 'Meera', SAREES, '', 'Black'],
  ['Sham', 'Meera', SKIRTS, '', 'Black'],
  ['Noir', 'Meera', DRESSES, '', 'Black'],
  ['Kohl', 'Meera', ['Collections', 'Collections', 'Sunset'], '', 'Black'],
]

beforeAll(() => importTitles(db(), PRODUCTS))

describe('a letter after a colour', () => {
  it.each([
    ['red s', ['red sarees']],
    ['black s', ['black sarees', 'black skirts']],
    ['black d', ['black dresses']],
  ])('begins the types that are there in it: %j', async (text, searches) => {
    const shown = await suggest(text)
    expect(shown).toEqual(expect.arrayContaining(searches))
    expect(shown).not.toContain('red skirts')
    expect(shown).not.toContain('black sunset')
  })
})
