import type { ListProductsResponse } from '@shop/contract/product-list.schema'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { useSearch } from '#testing/useSearch.ts'
import { titlesOf } from '#testing/useSearch.ts'

const { db, get, search } = useSearch()

const idsOf = ({ data }: ListProductsResponse) => data.map(({ id }) => id)
const options = (found: ListProductsResponse, group: string) =>
  found.facets?.options.find((facet) => facet.group === group)?.values.map(({ value }) => value) ?? []

describe('a text without a meaning', () => {
  it.each([
    ...'zzqx zzqqy xzq qqq bcdfg hjkl sdfgh zxcvbnm qwrtp ssks xks mnbvcxz lkjhg asdf asdfgh qwerty qwertyuiop'.split(
      ' ',
    ),
    ...'poiuyt aaaa eeeee jjjjjjjj wqewqe asdasd x q 1234567 00000 9 💄 🙂🙂 привет 你好 مرحبا க ｘｙｚ !!! ?'.split(
      ' ',
    ),
    'z z z',
  ])('finds nothing: %j', async (text) => {
    const { total, searched_for } = await search(text)
    expect({ total, searched_for }).toEqual({ total: 0, searched_for: null })
  })

  it.each([
    ['lpstick', 'lipstick'],
    ['shmpoo', 'shampoo'],
    ['drss', 'dress'],
    ['fndtion', 'foundation'],
    ['prfm', 'perfume'],
  ])('is none that only lacks its vowels: %j is %j', async (typed, meant) => {
    expect((await search(typed)).searched_for).toBe(meant)
  })
})

describe('words without a type', () => {
  it('lists what has some of them from the families of what has all: no brief for "barrier"', async () => {
    const found = await search('ceramide barrier')
    const titles = found.data.map(({ title }) => title)
    expect(titles).toEqual(['Ceramide Barrier Moisturiser', 'Rice Water & Ceramide Serum'])
    expect(found.understood).toMatchObject({ exact: 1 })
  })

  it('lists no other family for a colour: no dupatta for "golden undertone"', async () => {
    const { data } = await search('golden undertone')
    expect(data.map(({ title }) => title)).toContain('Nine to Nine Matte Foundation')
    expect(data.map(({ title }) => title)).not.toContain('Banarasi Tissue Dupatta')
  })
})

describe('undertones', () => {
  const nineToNine = 'Nine to Nine Matte Foundation'

  it.each([
    ['foundation warm undertone', ['Every Skin Serum Foundation', nineToNine, 'Velvet Baraat Foundation']],
    ['neutral undertone concealer', ['Under-Moon Concealer']],
    ['golden undertone foundation', [nineToNine]],
  ])('are found, and what lacks them follows: %s', async (text, titles) => {
    const { data, understood } = await search(text)
    expect(understood).toMatchObject({ exact: titles.length, missing: null })
    expect(data.slice(0, titles.length).map(({ title }) => title)).toEqual(expect.arrayContaining(titles))
  })

  it('are a filter of a list', async () => {
    const found = await search('foundation')
    expect(options(found, 'Undertone').toSorted()).toEqual(['Cool', 'Golden', 'Neutral', 'Olive', 'Warm'])
    const { data } = await search('foundation', '&option=Undertone:Golden')
    expect(data.map(({ title }) => title)).toEqual([nineToNine])
  })

  it('come first on cards, where names say them, and none is chosen', async () => {
    const { data } = await search('foundation', '&option=Undertone:Olive')
    const card = data.find(({ title }) => title === 'Every Skin Serum Foundation')
    const names = card?.options[0]?.variants.map(({ option_name }) => option_name) ?? []
    expect(names).toHaveLength(48)
    expect(names.map((name) => name.endsWith(', olive')).lastIndexOf(true)).toBe(11)
    expect(names.slice(0, 2)).toEqual(['130 Badam Giri, olive', '170 Til, olive'])
    expect(card).not.toHaveProperty('shown_variant_id')
  })
})

describe('a price that nothing has', () => {
  it.each([
    ['lipstick 200 se kam', 'lipstick', { min: null, max: 200 }, 'lipstick'],
    ['dress under 100', 'dress', { min: null, max: 100 }, 'dress'],
    ['kurta between 50 and 90', 'kurta', { min: 50, max: 90 }, 'kurta'],
  ])('is named, and the cheapest of the kind follow: %j', async (text, type, price, without) => {
    const found = await search(text)
    expect(found.understood).toMatchObject({
      filters: [],
      unpriced: { type, brand: null, words: [], ...price, without },
    })
    expect(found).toMatchObject({ sort: 'price_asc' })
    expect(idsOf(found)).toEqual(idsOf(await search(type, '&sort=price_asc')))
    const pages = await Promise.all(
      [1, 2].map((page) =>
        get<ListProductsResponse>(
          `/api/products?limit=5&facets=0&page=${page}&search=${encodeURIComponent(text)}`,
        ),
      ),
    )
    expect(pages.flatMap(idsOf)).toEqual(idsOf(found).slice(0, 10))
  })

  it('is followed by the dearest of the kind where it is too high', async () => {
    const found = await search('lipstick above 40000')
    expect(found.understood?.unpriced).toMatchObject({ type: 'lipstick', min: 40_000, max: null })
    expect(idsOf(found)).toEqual(idsOf(await search('lipstick', '&sort=price_desc')))
  })

  it('names the other parts of the search', async () => {
    const { understood } = await search('red kajri lipstick under 20')
    expect(understood?.unpriced).toMatchObject({ type: 'lipstick', brand: 'Kajri', words: ['red'] })
  })

  it('leaves a list empty that the shopper has narrowed otherwise', async () => {
    expect(await search('lipstick under 100', '&in_stock=1')).toMatchObject({ total: 0 })
    expect((await search('lipstick under 100', '&rating_min=4')).understood?.unpriced).toBeUndefined()
  })
})

describe('a word for an order by price', () => {
  it.each([
    ['cheap lipstick', 'lipstick', 'cheap'],
    ['sasti lipstick', 'lipstick', 'sasti'],
    ['lipstick sasta', 'lipstick', 'sasta'],
    ['affordable kurta', 'kurta', 'affordable'],
    ['kam daam ki kurti', 'kurti', 'kam daam ki'],
    ['सस्ती साड़ी', 'साड़ी', 'सस्ती'],
    ['budget foundation', 'foundation', 'budget'],
  ])('lists the cheapest first: %j', async (text, rest, word) => {
    const found = await search(text)
    expect(found).toMatchObject({ sort: 'price_asc', understood: { missing: null } })
    expect(found.understood?.filters).toEqual([
      { kind: 'price_asc', text: word, min: null, max: null, without: rest },
    ])
    expect(idsOf(found)).toEqual(idsOf(await search(rest, '&sort=price_asc')))
  })

  it.each([
    ['premium perfume', 'perfume'],
    ['mehengi saree', 'saree'],
    ['mehnga perfume', 'perfume'],
    ['luxury lipstick', 'lipstick'],
    ['expensive necklace', 'necklace'],
    ['महंगी साड़ी', 'saree'],
  ])('lists the dearest first: %j', async (text, rest) => {
    const found = await search(text)
    expect(found).toMatchObject({ sort: 'price_desc', understood: { missing: null } })
    expect(idsOf(found)).toEqual(idsOf(await search(rest, '&sort=price_desc')))
  })

  it('gives way to the order that the shopper chooses', async () => {
    const found = await search('cheap lipstick', '&sort=rating_desc')
    expect(found.sort).toBeUndefined()
    expect(idsOf(found)).toEqual(idsOf(await search('lipstick', '&sort=rating_desc')))
  })

  it('is none in the name of a brand', async () => {
    await db().execute(sql`update brand set name = 'Luxe' where slug = 'kajri'`)
    const { data, sort } = await search('luxe')
    expect(sort).toBeUndefined()
    expect(data[0]?.brand_name).toBe('Luxe')
    await db().execute(sql`update brand set name = 'Kajri' where slug = 'kajri'`)
  })

  it('lists nothing that matches only a part of the search', async () => {
    const { data } = await search('sasti linen kurta')
    expect(data.filter(({ title }) => !/linen/i.test(title))).toEqual([])
  })
})

describe('a gift', () => {
  it('is in stock, where some of the gifts are', async () => {
    const { data } = await search('gift for mom')
    expect(data.length).toBeGreaterThan(0)
    expect(data.map(({ quantity }) => quantity)).not.toContain(0)
  })
})

describe('a colour of clothes', () => {
  it.each([
    ['black dress', 'Ribbed Knit Bodycon Dress'],
    ['काली ड्रेस', 'Ribbed Knit Bodycon Dress'],
    ['red saree', 'Banarasi Katan Silk Saree'],
    ['navy blue chaniya choli', 'Mirror Work Navratri Chaniya Choli'],
    ['neela kurta', 'Ajrakh Block Print A-Line Kurta'],
    ['gulabi dupatta', 'Phulkari Embroidered Dupatta'],
    ['haldi yellow dupatta', 'Phulkari Embroidered Dupatta'],
  ])('is found: %j', async (text, title) => {
    const { data, understood } = await search(text)
    expect(understood?.missing).toBeNull()
    expect(data.slice(0, 3).map((card) => card.title)).toContain(title)
  })

  it('is found within the price alone', async () => {
    expect((await search('red saree', '&price_max=2000')).total).toBe(0)
  })

  it('is a filter of the list', async () => {
    const all = await search('dress')
    expect(options(all, 'Colour')).toEqual(expect.arrayContaining(['Black', 'Blue', 'White']))
    const black = await search('dress', '&option=Colour:Black')
    expect(black.data.map(({ title }) => title)).toContain('Ribbed Knit Bodycon Dress')
    expect(black.total).toBeLessThan(all.total)
    expect(black.facets?.options.find(({ group }) => group === 'Size')?.values[0]?.color_code).toBeNull()
  })

  it('is read from the codes of sizes where no specification names it, and chooses none of them', async () => {
    await db().execute(sql`
      update product_detail set specifications = '[]'
      where product_id = (select id from product where title = 'Puff Sleeve Poplin Mini Dress')`)
    await db().execute(sql`
      update variant set color_code = '#101010'
      where product_id = (select id from product where title = 'Puff Sleeve Poplin Mini Dress')`)
    const { data } = await search('black dress')
    const card = data.find(({ title }) => title === 'Puff Sleeve Poplin Mini Dress')
    expect(card).toBeDefined()
    expect(card?.shown_variant_id).toBeUndefined()
    const found = await search('dress', '&option=Colour:Black')
    expect(found.data.map(({ title }) => title)).toContain('Puff Sleeve Poplin Mini Dress')
  })

  it('is called so where clothes come in several', async () => {
    const { facets } = await get<ListProductsResponse>(
      '/api/products?slug=clothing&category=main&facets=1&limit=1',
    )
    expect(facets?.options.map(({ group }) => group).toSorted()).toEqual(['Colour', 'Size'])
    const colours = facets?.options.find(({ group }) => group === 'Colour')?.values ?? []
    expect(colours.length).toBeGreaterThan(5)
    for (const { value, color_code } of colours) expect(color_code, value).toMatch(/^#[0-9a-f]{6}$/)
  })

  it('is a filter beside shades, whose families it has', async () => {
    const colours = options(await search('lipstick'), 'Colour')
    expect(colours).toEqual(expect.arrayContaining(['Red', 'Pink', 'Maroon', 'Brown', 'Beige']))
  })
})

describe('what a product must not have', () => {
  it.each([
    ['paraben free shampoo', 'shampoo without paraben'],
    ['sulphate free shampoo', 'bina sulphate shampoo'],
    ['moisturiser fragrance free', 'fragrance free moisturiser'],
  ])('means the same in %j and %j', async (one, other) => {
    const found = await search(one)
    expect(found.total).toBeGreaterThan(0)
    expect(idsOf(await search(other)).slice(0, 3)).toEqual(idsOf(found).slice(0, 3))
  })

  it('does not list first what has it', async () => {
    const { data } = await search('kurta without palazzo')
    expect(data.filter(({ title }) => /palazzo/i.test(title))).toEqual([])
  })
})

it('counts no flats among heels', async () => {
  const found = await search('heels')
  expect(found.understood?.exact).toBe(2)
  expect(titlesOf(found).slice(0, 2).toSorted()).toEqual([
    'Braided Block Heel Sandals',
    'Metallic Strappy Stilettos',
  ])
  expect(titlesOf(await search('flats'))).toContain('Toe-Ring Kolhapuri Flats')
  expect((await search('sandals')).understood?.exact).toBeNull()
})

it('leaves colours and everyday words as they are', async () => {
  expect((await search('black heels')).searched_for).toBeNull()
  // "Free" sounds like frizz.
  expect((await search('buy 1 get 1 free')).understood?.missing?.shown).not.toBe('frizz care')
})

describe('a size or an age', () => {
  it.each(['free size dupatta', 'one size dupatta'])('is none where the size is free: %s', async (text) => {
    expect((await search(text)).understood?.missing).toBeNull()
  })

  it.each(['free size kurti', 'one size dress'])('is missing where sizes are from XS: %s', async (text) => {
    const { understood } = await search(text)

    expect(understood?.filters).toEqual([])
    expect(understood?.missing?.words).toEqual(['free'])
  })

  it.each(['free size', 'freesize', 'one size'])('alone finds clothes of one size: %s', async (text) => {
    const { data, total, searched_for: searchedFor, understood } = await search(text)
    expect({ searchedFor, missing: understood?.missing }).toEqual({ searchedFor: null, missing: null })
    expect(total).toBeGreaterThan(4)
    expect(data.map(({ title }) => title)).not.toContain('Oil-Free Cica Gel Cream')
    expect(data.flatMap(({ options }) => options).filter(({ group }) => group === 'Size')).toEqual([])
  })

  it.each([
    ['38 bra', /^38/],
    ['uk 5 heels', /5/],
    ['xl kurti', /^XL$/],
  ])('is read from %j', async (text, size) => {
    const { data, understood } = await search(text)
    expect(understood?.missing).toBeNull()
    const [first] = data
    expect(first?.options[0]?.variants.map(({ option_name }) => option_name)).toEqual(
      expect.arrayContaining([expect.stringMatching(size)]),
    )
  })

  it.each(['night cream for 40+', 'night cream for 40 plus', 'night cream above 40 years'])(
    'says nothing of the product: %j',
    async (text) => {
      expect(idsOf(await search(text))).toEqual(idsOf(await search('night cream')))
    },
  )
})

it.each(['baal dhone ka shampoo', 'nahane ka sabun', 'chehra dhone wala face wash'])(
  'has no missing word for washing: %s',
  async (text) => {
    const { understood, searched_for: searchedFor } = await search(text)

    expect(understood?.missing ?? null).toBeNull()
    expect(searchedFor).toBeNull()
  },
)

it('shows face washes before a dry oil: face wash for dry skin', async () => {
  const { data } = await search('face wash for dry skin')

  expect(data.slice(0, 4).map(({ title }) => title)).toEqual(
    Array(4).fill(expect.stringContaining('Face Wash')),
  )
})

it('reads "percent" as the sign', async () => {
  expect((await search('niacinamide 10 percent')).understood?.missing ?? null).toBeNull()
})
