import { beforeAll, describe, expect, it } from 'vitest'
import { importTitles, type TestTitle } from '#testing/importTitles.ts'
import { useSearch } from '#testing/useSearch.ts'

const { db, listOf } = useSearch('empty')

const BABY = ['Mother & Baby', 'Mother & Baby', 'For Babies']
const HYGIENE = ['Personal Care', 'Daily', 'Hygiene & Health']
const EYES = ['Make-up', 'Make-up', 'Eyes']

/** Products of small shops, whose categories hold many types. */
const PRODUCTS: readonly TestTitle[] = [
  ['Nappy Rash Cream with Zinc 40 g', 'Nanhe', BABY],
  ['Nappy Pants Extra Dry', 'Nanhe', BABY],
  ['Soft Nappies for Newborns', 'Nanhe', BABY],
  ['Panty Liners Daily 30', 'Saheli', HYGIENE],
  ['Liquid Liner Jet', 'Rangeen', EYES],
]

beforeAll(() => importTitles(db(), PRODUCTS))

describe('a name within the longer name of another type', () => {
  it.each([
    ['nappies', ['Nappy Pants Extra Dry', 'Soft Nappies for Newborns']],
    ['makeup', ['Liquid Liner Jet']],
    ['nappy rash cream', ['Nappy Rash Cream with Zinc 40 g']],
  ])('does not say what a product is: %j', async (text, titles) => {
    const found = await listOf(text)
    expect(found).toHaveLength(titles.length)
    expect(found).toEqual(expect.arrayContaining(titles))
  })
})
