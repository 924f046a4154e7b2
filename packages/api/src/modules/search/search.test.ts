import type { ListProductsResponse } from '@shop/contract/product-list.schema'
import type { SuggestionsResponse } from '@shop/contract/search.schema'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/useApp.ts'
import { refreshVocabulary } from './refreshVocabulary.ts'

const { db, get } = useApp()

const search = (text: string, more = '') =>
  get<ListProductsResponse>(`/api/products?limit=100&search=${encodeURIComponent(text)}${more}`)
const idsOf = ({ data }: ListProductsResponse) => data.map(({ id }) => id)
const suggest = async (text: string) =>
  (await get<SuggestionsResponse>(`/api/search/suggestions?query=${encodeURIComponent(text)}`)).suggestions

describe('search', () => {
  it.each([
    ['lipstik', 'lipstick'],
    ['lisptick', 'lipstick'],
    ['mosturizer', 'moisturiser'],
    ['moisturizer', null],
    ['foundaton', 'foundation'],
    ['mascra', 'mascara'],
    ['sunskreen', 'sunscreen'],
    ['lahnga', 'lehenga'],
    ['facewash', 'face wash'],
    ['nailpolish', 'nail polish'],
    ['lip stick', 'lipstick'],
    ['noor nem', 'noor neem'],
    ['red lipstick for a wedding', 'red lipstick'],
  ])('corrects %j to %j', async (text, meant) => {
    const found = await search(text)
    expect(found.total).toBeGreaterThan(0)
    expect(found.searched_for).toBe(meant)
    if (meant !== null) expect(idsOf(found)).toEqual(idsOf(await search(meant)))
  })

  it.each([
    ['lipstick', 'LipStick'],
    ['lipstick', 'lipsticks'],
    ['dress', 'dresses'],
    ['matte lipstick', 'lipstick matte'],
    ['crème', 'creme'],
    ['crème', 'CRÈME'],
    ['kurta', 'kurti'],
    ['kurta', 'kurtis'],
    ['dress', "women's dress"],
    ['saree', 'sari'],
    ['moisturiser', 'moisturizer'],
    ['face wash', '  face,   wash!! '],
  ])('finds the same for %j and %j', async (one, other) => {
    const found = await search(one)
    expect(found.total).toBeGreaterThan(0)
    expect(idsOf(await search(other)).toSorted()).toEqual(idsOf(found).toSorted())
  })

  it('corrects four unknown words of a search and drops the others', async () => {
    expect(await search('xqzvw qzxvk wvkqz lipstik')).toMatchObject({ searched_for: 'lipstick' })
    expect(await search('xqzvw qzxvk wvkqz zvqxk lipstik')).toMatchObject({ total: 0, searched_for: null })
    expect(await search('xqzvw qzxvk wvkqz zvqxk vkwqz lipstick')).toMatchObject({ searched_for: 'lipstick' })
  })

  it('knows Indian words by their sound', async () => {
    const kajals = idsOf(await search('kajal', '&slug=kajal&category=child'))
    expect(kajals.length).toBeGreaterThan(3)
    for (const text of ['kaajal', 'kajaal', 'kohl', 'KAJAL']) {
      expect(idsOf(await search(text)), text).toEqual(expect.arrayContaining(kajals))
    }
  })

  it('completes an unfinished word', async () => {
    const whole = idsOf(await search('foundation'))
    expect(idsOf(await search('foundat'))).toEqual(expect.arrayContaining(whole))
  })

  it('lists products with a matching title first', async () => {
    const { data } = await search('ruby')
    expect(data.length).toBeGreaterThan(1)
    const { data: kajals } = await search('kajal')
    const named = kajals.map(({ title, category }) => /kajal/i.test(`${title} ${category}`))
    expect(named).toEqual(named.toSorted((one, other) => Number(other) - Number(one)))
  })

  it('searches without correction with exact=1', async () => {
    expect(await search('lipstik', '&exact=1')).toMatchObject({ total: 0, searched_for: null })
    // A long key press sounds like "xs" and has no meaning.
    expect(await search('qqqqzzzz')).toMatchObject({ total: 0, searched_for: null })
    expect((await search('lipstick', '&exact=1')).total).toBe((await search('lipstick')).total)
  })

  it('finds nothing for a meaningless text', async () => {
    for (const text of ['zzqxqzzx', '!!!', '%', "'", '\\']) expect((await search(text)).total, text).toBe(0)
  })

  it('finds a product under its new name once the vocabulary is refreshed', async () => {
    await db().execute(
      sql`update product set title = 'Chandrakanta Quartz Elixir', title_base = 'Chandrakanta Quartz Elixir' where id = 1`,
    )
    await refreshVocabulary(db())
    expect(idsOf(await search('chandrakanta'))).toEqual([1])
    expect(await search('chandrkanta')).toMatchObject({ total: 1, searched_for: 'chandrakanta' })
    expect(await suggest('elix')).toContain('Chandrakanta Quartz Elixir')
  })
})

describe('GET /api/search/suggestions', () => {
  it('suggests categories, brands and products, best first', async () => {
    const suggestions = await suggest('lip')
    expect(suggestions.slice(0, 2)).toEqual(['Lips', 'Lipstick'])
    expect(await suggest('roz')).toContain('Rozana')
    expect(await suggest('satin pop')).toContain('Satin Pop Lipstick')
    expect(await suggest('rozana lip')).toContain('Rozana Lipstick')
  })

  it.each(['lip', 'l', 'a', 'skin', 'the', 'k'])(
    'returns at most ten suggestions for %j, without duplicates',
    async (text) => {
      const suggestions = await suggest(text)
      expect(suggestions.length).toBeLessThanOrEqual(10)
      expect(new Set(suggestions.map((phrase) => phrase.toLowerCase())).size).toBe(suggestions.length)
    },
  )

  it.each([
    ['lipstik', 'Lipstick'],
    ['mostur', 'Moisturiser'],
    ['foundaton', 'Foundation'],
    ['KAAJ', 'Kajal'],
    ['kaajal', 'Kajal'],
    ['jumka', 'Earrings & Jhumkas'],
    ['lahnga', 'Lehengas'],
    ['rosana', 'Rozana'],
    ['lip stick', 'Lipstick'],
    ['kurti', 'Kurtas & Kurtis'],
    ['rozna lip', 'Rozana Lipstick'],
    ['creme', 'Ammonia-Free Crème Hair Colour'],
  ])('corrects %j: %j', async (text, expected) => {
    expect(await suggest(text)).toContain(expected)
  })

  it.each(['', ' ', 'zzzz', '%', "';--", ':*', '&|!', '\\', '\u0000', 'क', '١', '💄', 'x'.repeat(200)])(
    'answers %j without a fault',
    async (text) => {
      expect(await suggest(text)).toEqual([])
    },
  )
})
