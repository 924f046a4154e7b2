import type { SuggestionsResponse } from '@shop/contract/search.schema'
import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { makeTestProduct } from '#testing/makeTestProduct.ts'
import { useSearch } from '#testing/useSearch.ts'
import { mixKinds } from '../mixKinds.ts'
import { refreshVocabulary } from '../vocabulary/refreshVocabulary.ts'
import { PostgresEngine } from '../postgres/PostgresEngine.ts'
import type { KnownPhrase } from '../vocabulary/PhraseIndex.ts'

const { get, db, search } = useSearch()

const suggest = async (text: string) => {
  const { suggestions, details = [] } = await get<SuggestionsResponse>(
    `/api/search/suggestions?query=${encodeURIComponent(text)}`,
  )
  return suggestions.map((phrase, index) => ({ phrase, ...details[index] }))
}

describe('few suggestions', () => {
  it.each([
    ['red lipstick', 'red lipstick', 4],
    ['लाल लिपस्टिक', 'red lipstick', 4],
    ['saree under 2000', 'saree under 2000', 1],
  ])('are followed by the best products of the search: %j', async (text, meant, count) => {
    const suggested = await suggest(text)
    const products = suggested.filter(({ kind }) => kind === 'product')
    expect(suggested.map(({ kind }) => kind)).toEqual([
      suggested[0]?.kind,
      ...Array<string>(count).fill('product'),
    ])
    const { data } = await search(meant)
    const found = new Map(data.map((product) => [product.id, product]))
    for (const { phrase, media, product } of products) {
      const card = found.get(product?.id ?? 0)
      expect(phrase).toBe(card?.title)
      expect({ media, ...product }).toEqual({
        media: card?.media.split(',')[0],
        id: card?.id,
        brand: card?.brand_name,
        price: card?.selling_price,
      })
    }
  })

  it.each(['karwa chauth', 'haldi', 'dulhan'])(
    'of an occasion are what a search for it begins with: %j',
    async (text) => {
      const [suggested, { data }] = await Promise.all([suggest(text), search(text)])
      const products = suggested.filter(({ kind }) => kind === 'product')
      expect(products.length).toBeGreaterThan(3)
      expect(products.map(({ phrase }) => phrase)).toEqual(
        data.slice(0, products.length).map(({ title }) => title),
      )
    },
  )

  it.each([
    ['kurtis under 2000', /under ₹2,000$/],
    ['saree under 5', /under ₹5,000$/],
    ['kurtis between 1000 and 2000', /between ₹1,000 and ₹2,000$/],
    ['kurtis under rs 2000', /under rs 2000$/],
  ])('name a price as the shop does, and find the same: %j', async (text, price) => {
    const [first] = await suggest(text)
    expect(first?.phrase).toMatch(price)
    const [found, plain] = await Promise.all([
      search(first?.phrase ?? ''),
      search((first?.phrase ?? '').replace(/[₹,]/g, '')),
    ])
    expect(found.total).toBeGreaterThan(0)
    expect(found.data.map(({ id }) => id)).toEqual(plain.data.map(({ id }) => id))
  })

  it('keep for whom the text is', async () => {
    const suggested = await suggest('baby gift under 1000')
    const { data } = await search('baby gift under 1000')
    expect(suggested).toHaveLength(5)
    expect(data.map(({ title }) => title)).toEqual(
      expect.arrayContaining(suggested.map(({ phrase }) => phrase)),
    )
  })

  it('are found without counting facets', async () => {
    const list = vi.spyOn(PostgresEngine.prototype, 'list')
    const suggested = await suggest('red matte lipstick')
    expect(suggested.map(({ kind }) => kind)).toContain('product')
    expect(list).not.toHaveBeenCalled()
    list.mockRestore()
  })

  it('of titles are followed by others of their line from memory', async () => {
    const titles = ['Rosa', 'Mira', 'Tara', 'Nila', 'Zoya', 'Ila'].map((name) => `Zarquon Lip Tint ${name}`)
    for (const title of titles) {
      const { productId } = await makeTestProduct(db(), { delhi: 3 })
      await db().execute(
        sql`update product set title = ${title}, title_base = ${title} where id = ${productId}`,
      )
    }
    await refreshVocabulary(db())
    const count = vi.spyOn(PostgresEngine.prototype, 'count')
    const suggested = await suggest('zarquon lip tint ros')
    expect(count).not.toHaveBeenCalled()
    count.mockRestore()
    expect(suggested.map(({ kind }) => kind)).toEqual(Array<string>(5).fill('product'))
    expect(suggested[0]?.phrase).toBe('Zarquon Lip Tint Rosa')
    expect(titles).toEqual(expect.arrayContaining(suggested.map(({ phrase }) => phrase)))
  })

  it('with "and" are of no brand with this name', async () => {
    const [first] = await suggest('Satin Camisole and')
    expect(first?.phrase).toBe('Satin Camisole and Shorts Set')
  })

  it('stay as they are where nothing matches', async () => {
    expect(await suggest('zzzz qqx')).toEqual([])
    const unknown = await suggest('xqzvw saree')
    expect(unknown[0]?.phrase).toBe('Sarees')
  })
})

describe('kinds of suggestions', () => {
  it.each(['lip', 's', 'a'])('are mixed among the five that are seen of %j', async (text) => {
    const kinds = (await suggest(text)).slice(0, 5).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'product').length).toBeGreaterThanOrEqual(2)
  })

  it('keep their order otherwise', () => {
    const known = (kinds: readonly KnownPhrase['kind'][]) =>
      kinds.map((kind, index): KnownPhrase => ({ kind, phrase: `${index}`, folded: `${index}` }))
    const orderOf = (...kinds: KnownPhrase['kind'][]) =>
      mixKinds(known(kinds))
        .map(({ phrase }) => phrase)
        .join('')
    expect(orderOf('category', 'category', 'brand', 'product', 'category')).toBe('01234')
    expect(orderOf('category', 'category', 'brand', 'brand', 'category')).toBe('01234')
    expect(orderOf('category', 'category', 'brand', 'brand', 'product', 'search', 'product', 'product')).toBe(
      '01246357',
    )
  })
})
