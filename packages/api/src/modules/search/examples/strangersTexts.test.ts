import { SUGGESTIONS_MAX } from '@shop/contract/limits'
import type { ListProductsResponse } from '@shop/contract/product-list.schema'
import type { SuggestionsResponse } from '@shop/contract/search.schema'
import { describe, expect, it } from 'vitest'
import { useSearch } from '#testing/useSearch.ts'

const { get, search } = useSearch()

const suggest = async (text: string) => {
  const path = `/api/search/suggestions?query=${encodeURIComponent(text)}`
  return (await get<SuggestionsResponse>(path)).suggestions
}

describe('words of the languages of India', () => {
  it.each([
    ['holud saree', 'yellow saree'],
    ['kalo kajol', 'black kajal'],
    ['chul er tel', 'hair oil'],
    ['mukhacha cream', 'face cream'],
    ['nakher polish', 'nail polish'],
    ['bangdya', 'bangles'],
    ['चेहरे पर दाने', 'acne'],
    ['mat lipstik', 'matte lipstick'],
    ['zumka', 'jhumka'],
  ])('mean what they mean in English: %j', async (typed, meant) => {
    const [found, expected] = await Promise.all([search(typed), search(meant)])
    const ids = ({ data }: ListProductsResponse) => new Set(data.map(({ id }) => id))
    expect(ids(found)).toEqual(ids(expected))
    expect(found.total).toBeGreaterThan(0)
  })

  it('are not completed to another type: "moja" are socks, which are missing', async () => {
    const { understood, searched_for } = await search('moja')
    expect({ searched_for, type: understood?.missing?.type }).toEqual({ searched_for: null, type: 'moja' })
  })
})

describe('a search of a stranger', () => {
  it('has a price with two limits', async () => {
    for (const text of ['serum under ₹600 above 300', 'serum above 300 and below 600']) {
      const { understood } = await search(text)
      expect(understood?.filters).toMatchObject([{ kind: 'price', min: 300, max: 600, without: 'serum' }])
    }
  })

  it('has a year, which is no price', async () => {
    expect((await search('best kajal 2024')).understood?.filters).toMatchObject([{ text: 'best' }])
  })

  it.each(['top under 2040', 'new kurti under 2040', 'best serum 2030 se kam'])(
    'has a limit that could be a year: %j',
    async (text) => {
      const { understood } = await search(text)
      expect(understood?.filters).toContainEqual(expect.objectContaining({ kind: 'price' }))
    },
  )

  it.each(['bath mat', 'play mat', 'gym mat'])('takes no mat for a matte one: %j', async (text) => {
    const { data, understood } = await search(text)
    expect(understood?.missing?.type).toBe(text)
    expect(data.filter(({ title }) => title.includes('Matte'))).toEqual([])
  })

  it('is told that no product is of a kind: "cargo pants"', async () => {
    const { understood } = await search('cargo pants')
    expect(understood?.missing).toMatchObject({ words: ['cargo'], shown: 'pants' })
  })

  it('names missing words without the commas of a pasted title', async () => {
    const { understood } = await search('Matte Liquid Lipstick, 12H Stay, 17 ml, Berry')
    expect(understood?.missing?.words).toContain('17 ml')
  })

  it('finds what is against stretch marks, also where it says that it has no retinoids', async () => {
    const { data } = await search('pregnancy stretch marks cream')
    expect(data[0]?.title).toBe('Stretch Mark Body Butter')
  })

  it('keeps the letter of a vitamin', async () => {
    expect((await search('vitamin c cleanser')).searched_for).toBeNull()
  })
})

describe('something to wear', () => {
  it.each([
    ['office wear', 'office clothes'],
    ['party wear', 'party clothes'],
    ['formal wear for women', 'office clothes'],
    ['college wear', 'casual clothes'],
    ['daily wear', 'daily clothes'],
    ['womenswear', 'clothes'],
    ['womens wear', 'clothes'],
    ['what to wear for haldi', 'haldi clothes'],
    ['kidswear', 'baby clothes'],
    ['kids wear', 'baby clothes'],
  ])('is clothes: %j', async (typed, meant) => {
    const [found, expected] = await Promise.all([search(typed), search(meant)])
    expect(found.data.slice(0, 8).map(({ title }) => title)).toEqual(
      expected.data.slice(0, 8).map(({ title }) => title),
    )
    expect(found.total).toBe(expected.total)
  })

  it('is what is named beside it: earrings, or make-up that stays', async () => {
    for (const text of ['party wear earrings', 'long wear foundation']) {
      const type = text.split(' ').at(-1) ?? ''
      const [found, expected] = await Promise.all([search(text), search(type)])
      const ids = new Set(expected.data.map(({ id }) => id))
      expect(found.data.filter(({ id }) => !ids.has(id))).toEqual([])
      expect(found.total).toBeGreaterThan(0)
    }
  })
})

describe('suggestions for a concern', () => {
  it.each([
    ['dandruff', 'dandruff shampoo'],
    ['dandr', 'dandruff shampoo'],
    ['dandruff sha', 'dandruff shampoo'],
    ['dark c', 'dark circle eye cream'],
    ['pimple', 'pimple face wash'],
    ['hair fal', 'hair fall hair oil'],
  ])('are searches for the types against it: %j', async (typed, expected) => {
    expect(await suggest(typed)).toContain(expected)
    expect((await search(expected)).total).toBeGreaterThan(0)
  })
})

describe('suggestions', () => {
  it('take a word of the lexicon as it is: "baal" is hair, and no balm', async () => {
    for (const text of ['baal', 'baal k', 'baal ka t'])
      expect(await suggest(text)).not.toContain('Lip Balm & Tint')
    expect(await suggest('baal ka t')).toContain('Hair Oil')
  })

  it('do not go on with a whole word: "kurta set" is no setting', async () => {
    expect(await suggest('kurta set')).not.toContain('kurta setting')
  })

  it('stay while the next word is begun', async () => {
    expect(await suggest('lip stick n')).toContain('Lipstick')
  })

  it('take no brand of others for a misspelt word: "nike" is no nikah', async () => {
    const [suggested, list] = await Promise.all([suggest('nike'), search('nike')])
    expect(suggested).toEqual(list.data.slice(0, 5).map(({ title }) => title))
  })

  it('are at most ten, with a brand of two names before ten products: "an and"', async () => {
    expect(await suggest('an and')).toHaveLength(SUGGESTIONS_MAX)
  })

  it.each(['kurta above 99999999', 'kurta under 9999999999999999999999', 'kurta under 0.00000000001'])(
    'are answered for a price of any size: %j',
    async (text) => {
      expect(await suggest(text)).toBeInstanceOf(Array)
    },
  )

  it('go on with a brand of two names while "and" is typed: "noor an"', async () => {
    for (const text of ['noor a', 'noor an', 'noor and']) expect((await suggest(text))[0]).toBe('Noor & Neem')
  })

  it('know a name in one word: "suncr" is sunscreen, and no sundress', async () => {
    expect((await suggest('suncr'))[0]).toBe('Sunscreen')
  })
})

describe('the best of something', () => {
  it.each(['best lipstick', 'which is the best lipstick', 'top rated lipstick'])(
    'is listed by its rating: %j',
    async (text) => {
      const byRating = await get<ListProductsResponse>(
        '/api/products?limit=100&search=lipstick&sort=rating_desc',
      )
      const { data, sort, understood } = await search(text)
      expect(sort).toBe('rating_desc')
      expect(understood?.missing).toBeNull()
      const ids = data.map(({ id }) => id)
      expect(ids.length).toBeGreaterThan(10)
      expect(byRating.data.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual(ids)
    },
  )

  it.each(['bestseller kurta', 'best selling kurtas', 'kurta best seller'])(
    'is a best seller where it says so: %j',
    async (text) => {
      const { data, understood } = await search(text)
      expect(understood?.filters).toMatchObject([{ kind: 'best_seller' }])
      expect(data.length).toBeGreaterThan(0)
      expect(data.every(({ bestSeller }) => bestSeller === 1)).toBe(true)
    },
  )

  it('is every best seller of the shop: "bestsellers"', async () => {
    const { total } = await get<ListProductsResponse>('/api/products?collection=best-sellers')
    for (const text of ['bestsellers', 'best sellers', 'top selling products'])
      expect((await search(text)).total).toBe(total)
  })
})
