import { describe, expect, it } from 'vitest'
import { titlesOf, useSearch } from '#testing/useSearch.ts'

const { search, suggest } = useSearch()

describe('a search for help', () => {
  it.each([
    'paise wapas',
    'password bhul gaya',
    'order kahan hai',
    '2 hour delivery',
    'delivery in noida',
    'is it original',
    'asli hai kya',
    'phone number',
    'damaged product',
    'change address',
    'buy 1 get 1',
  ])('shows no products, and no word of it is corrected: %s', async (text) => {
    const { total, searched_for, understood } = await search(text)
    expect({ total, searched_for, missing: understood?.missing }).toEqual({
      total: 0,
      searched_for: null,
      missing: null,
    })
    expect(await suggest(text)).toEqual([])
  })

  it('shows what is called by its only word', async () => {
    expect(titlesOf(await search('support'))).toContain('Full Support Minimiser Bra')
  })

  it.each(['phone sling', 'original perfume', 'return gift'])('is none for goods: %s', async (text) => {
    expect((await search(text)).total).toBeGreaterThan(0)
  })
})
