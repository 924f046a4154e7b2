import type { ListProductsResponse } from '@shop/contract/product-list.schema'
import type { SuggestionsResponse } from '@shop/contract/search.schema'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { useSearch } from '#testing/useSearch.ts'
import { refreshVocabulary } from './vocabulary/refreshVocabulary.ts'

const { db, get, search } = useSearch()

const idsOf = ({ data }: ListProductsResponse) => data.map(({ id }) => id)
const suggest = async (text: string) =>
  (await get<SuggestionsResponse>(`/api/search/suggestions?query=${encodeURIComponent(text)}`)).suggestions

describe('search', () => {
  it.each([
    ['lipstik', 'lipstick'],
    ['ipstick', 'lipstick'],
    ['oundation', 'foundation'],
    ['lisptick', 'lipstick'],
    ['mosturizer', 'moisturiser'],
    ['moisturizer', null],
    ['foundaton', 'foundation'],
    ['mascra', 'mascara'],
    ['sunskreen', 'sunscreen'],
    ['lahnga', 'lehnga'],
    ['nailpolish', 'nail polish'],
    ['hair oyl', 'hair oil'],
    ['noor nem', 'noor neem'],
    ['red lipstick for a wedding', null],
    ['baal ka tel', null],
  ])('corrects the search %j to %j', async (text, meant) => {
    const found = await search(text)
    expect(found.total).toBeGreaterThan(0)
    expect(found.searched_for).toBe(meant)
    if (meant !== null) expect(idsOf(found)).toEqual(idsOf(await search(meant)))
  })

  it.each(['bachon ke kapde', 'bachchon ke kapde', 'kids clothes', 'clothes for kids'])(
    'lists the same clothes for children: %j',
    async (text) => {
      const found = await search(text)
      expect(found.total).toBeGreaterThan(3)
      expect(idsOf(found).toSorted()).toEqual(idsOf(await search('baby clothes')).toSorted())
    },
  )

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
    ['face wash', 'facewash'],
    ['lipstick', 'lip stick'],
  ])('finds the same products for %j and %j', async (one, other) => {
    const found = await search(one)
    expect(found.total).toBeGreaterThan(0)
    expect(idsOf(await search(other)).toSorted()).toEqual(idsOf(found).toSorted())
  })

  it('corrects four unknown words of a search, and reports the ones that no product has', async () => {
    const { total } = await search('lipstick')
    expect(await search('xqzvw qzxvk wvkqz lipstik')).toMatchObject({
      total,
      searched_for: 'xqzvw qzxvk wvkqz lipstick',
      understood: { missing: { words: ['xqzvw', 'qzxvk', 'wvkqz'], shown: 'lipstick' } },
    })
    expect(await search('xqzvw qzxvk wvkqz zvqxk foundaton')).toMatchObject({ total: 0 })
    expect(await search('xqzvw qzxvk wvkqz zvqxk vkwqz lipstick')).toMatchObject({
      total,
      searched_for: null,
    })
  })

  it('finds Indian words in other spellings of the same sound', async () => {
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

  it.each([
    ['lipst', 'lipstick'],
    ['moistu', 'moisturiser'],
    ['jhumk', 'jhumkas'],
    ['neckl', 'necklaces'],
    ['palaz', 'palazzos'],
    ['trous', 'trousers'],
    ['red lipst', 'red lipstick'],
    ['mois', 'moisturiser'],
  ])('completes %j to %j before it corrects the spelling', async (text, meant) => {
    const found = await search(text)
    expect(found.searched_for).toBe(meant)
    expect(idsOf(found)).toEqual(idsOf(await search(meant)))
  })

  it.each(['must', 'lips', 'hair', 'pot', 'foundat'])('does not complete %j', async (text) => {
    expect((await search(text)).searched_for).toBeNull()
  })

  it('lists products with a matching title first', async () => {
    const { data } = await search('ruby')
    expect(data.length).toBeGreaterThan(1)
    const { data: kajals } = await search('kajal')
    const named = kajals.map(({ title, category }) => /kajal/i.test(`${title} ${category}`))
    expect(named).toEqual(named.toSorted((one, other) => Number(other) - Number(one)))
  })

  it.each(['lip', 'lips'])('finds lipsticks, which are not called so, by %j', async (text) => {
    const { data } = await search(text)
    expect(data.slice(0, 3).map(({ category }) => category)).toContain('Lipstick')
  })

  it('searches without correction with exact=1', async () => {
    expect(await search('lipstik', '&exact=1')).toMatchObject({ total: 0, searched_for: null })
    // A long key press sounds like "xs" and has no meaning.
    expect(await search('qqqqzzzz')).toMatchObject({ total: 0, searched_for: null })
    expect((await search('lipstick', '&exact=1')).total).toBeGreaterThan(0)
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

  it('tells the kind of each suggestion, and shows products', async () => {
    const { suggestions, details = [] } = await get<SuggestionsResponse>('/api/search/suggestions?query=roz')
    expect(details).toHaveLength(suggestions.length)
    const detailOf = (text: string) => details[suggestions.indexOf(text)]
    expect(detailOf('Rozana')).toEqual({ kind: 'brand', media: '' })
    expect(detailOf('Roz Ka Kajal')).toMatchObject({ kind: 'product' })
    const { data } = await get<ListProductsResponse>('/api/products?search=Roz+Ka+Kajal')
    const [shown] = data
    expect(detailOf('Roz Ka Kajal')).toMatchObject({
      media: shown?.media.split(',')[0],
      product: { id: shown?.id, brand: 'Rozana', price: shown?.selling_price },
    })
    const completed = await get<SuggestionsResponse>('/api/search/suggestions?query=matte+red+lips')
    expect(completed.details?.[0]).toEqual({ kind: 'search', media: '' })
    const lips = await get<SuggestionsResponse>('/api/search/suggestions?query=lips')
    expect(lips.details?.[0]?.kind).toBe('category')
  })

  it('suggests what shoppers choose before what the shop has most of', async () => {
    const choose = async (slug: string) => {
      await db().execute(sql`
        update product set popularity = case when child_id = (select id from category where slug = ${slug}) then 9000 else 0 end`)
      await refreshVocabulary(db())
    }
    const before = await db().execute<{ id: number; popularity: number }>(
      sql`select id, popularity from product`,
    )
    await choose('sarees')
    expect((await suggest('s')).indexOf('Sarees')).toBe(0)
    await choose('soap')
    expect((await suggest('s')).indexOf('Soap')).toBe(0)
    for (const { id, popularity } of before.rows)
      await db().execute(sql`update product set popularity = ${popularity} where id = ${id}`)
    await refreshVocabulary(db())
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
  ])('corrects the suggestions for %j: %j', async (text, expected) => {
    expect(await suggest(text)).toContain(expected)
  })

  it.each([
    ['saree', 'Saree Shapewear Petticoat', /saree( with|$)/i],
    ['sare', 'Saree Shapewear Petticoat', /saree( with|$)/i],
    ['heels', 'Heel Repair Foot Cream', /heels?$/i],
  ])('suggests products of the type %j before %j', async (text, other, called) => {
    const suggestions = await suggest(text)
    const at = suggestions.findIndex((title) => called.test(title))
    expect(at).toBeGreaterThanOrEqual(0)
    const otherAt = suggestions.indexOf(other)
    if (otherAt >= 0) expect(at).toBeLessThan(otherAt)
  })

  it.each(['maroon', 'laal', 'लाल', 'gold'])(
    'completes the colour %j by types that have it',
    async (text) => {
      const { suggestions, details = [] } = await get<SuggestionsResponse>(
        `/api/search/suggestions?query=${encodeURIComponent(text)}`,
      )
      const searches = suggestions.filter((_, index) => details[index]?.kind === 'search')
      expect(searches.length).toBeGreaterThan(1)
      for (const completed of searches) {
        const found = await search(completed)
        expect(found.total, completed).toBeGreaterThan(0)
        expect(found.understood?.missing, completed).toBeNull()
      }
    },
  )

  it.each(['', ' ', 'zzzz', '%', "';--", ':*', '&|!', '\\', '\u0000', '١', '💄', 'x'.repeat(200)])(
    'answers 200 to the text %j',
    async (text) => {
      expect(await suggest(text)).toEqual([])
    },
  )
})

describe('meaning of a search', () => {
  it.each([
    ['लिपस्टिक', 'lipstick'],
    ['साड़ी', 'saree'],
    ['कुर्ती', 'kurti'],
    ['नीम साबुन', 'neem soap'],
    ['laal lipstick matte', 'matte red lipstick'],
    ['balon ka tel', 'hair oil'],
    ['noor and neem', 'Noor & Neem'],
    ['mittico', 'Mitti & Co.'],
    ['chandni chowk', 'Chandni Chowk Co.'],
  ])('finds the same for %j and %j', async (one, other) => {
    const found = await search(one)
    expect(found.total).toBeGreaterThan(0)
    expect(idsOf(found).toSorted()).toEqual(idsOf(await search(other)).toSorted())
  })

  it('finds a brand that is made of words without a meaning of their own', async () => {
    await db().execute(sql`update brand set name = 'All for You' where slug = 'kajri'`)
    const found = await search('all for you')
    expect(found.total).toBeGreaterThan(5)
    expect(new Set(found.data.map(({ brand_name }) => brand_name))).toEqual(new Set(['All for You']))
    await db().execute(sql`update brand set name = 'Kajri' where slug = 'kajri'`)
  })

  it.each([
    'lipstick under 600',
    'lipstick below ₹600',
    '600 se kam lipstick',
    'lipstick 100–600',
    'lipstick ₹600',
  ])('reads a price limit from the search %j', async (text) => {
    const found = await search(text)
    expect(found.total).toBeGreaterThan(0)
    expect(found.data.every(({ selling_price }) => selling_price <= 600)).toBe(true)
    expect(found.understood?.filters).toMatchObject([{ kind: 'price', max: 600, without: 'lipstick' }])
    expect(found.total).toBeLessThan((await search('lipstick')).total)
  })

  it('reads a discount and a size from a search', async () => {
    const { data, understood } = await search('kurta size m 20% off')
    expect(data.length).toBeGreaterThan(0)
    expect(data.every(({ discount }) => discount >= 20)).toBe(true)
    expect(understood?.filters.map(({ kind }) => kind)).toEqual(['discount', 'size'])
  })

  it('keeps the product type when no product has the other words, and reports these', async () => {
    const found = await search('zarquon velvetine lipstick')
    expect(found.understood?.missing).toEqual({
      type: null,
      brand: null,
      words: ['zarquon', 'velvetine'],
      shown: 'lipstick',
    })
    expect(idsOf(found)).toEqual(idsOf(await search('lipstick')))
  })

  it.each([
    ['biba kurta', 'Biba', 'kurta'],
    ['michael kors handbags', 'Michael Kors', 'handbags'],
    ['zara dress', 'Zara', 'dress'],
    ['lakmee kajal', 'Lakmé', 'kajal'],
    ['kurta by anouk', 'Anouk', 'kurta'],
    ['w kurta', 'W for Woman', 'kurta'],
    ['huda beauty', 'Huda Beauty', 'makeup'],
    ['maybelline fit me', 'Maybelline New York', 'makeup'],
  ])(
    'reports that the brand of %j is not stocked, and shows what it is known for',
    async (text, brand, shown) => {
      const { understood, total, data } = await search(text)
      expect(understood?.missing).toMatchObject({ type: null, brand, shown })
      expect(total).toBeGreaterThan(0)
      expect(data.map(({ category }) => category)).not.toContain('Baby')
    },
  )

  it('reads the name of another brand as a word where products have it', async () => {
    const { understood, data } = await search('plum lipstick')
    expect(understood?.missing).toBeNull()
    expect(data.length).toBeGreaterThan(0)
  })

  it('does not correct a name before a type into a word that no product of the type has', async () => {
    const { searched_for, understood } = await search('babby kurta')
    expect(searched_for).toBeNull()
    expect(understood?.missing).toMatchObject({ words: ['babby'], shown: 'kurta' })
  })

  it.each(['fridge', 'laptop stand', 'pink fridge', 'mobile charger'])(
    'shows nothing for %j, which other shops sell',
    async (text) => {
      const { total, understood } = await search(text)
      expect(total).toBe(0)
      expect(understood?.missing?.type).not.toBeNull()
    },
  )

  it.each([
    ['foundation shade 120', 'Foundation'],
    ['foundation shades', 'Foundation'],
    ['lipstick shade', 'Lipstick'],
    ['shades', 'Sunglasses'],
  ])('reads "shade" as a detail where a type is named: %j', async (text, category) => {
    expect((await search(text)).data[0]?.category).toBe(category)
  })

  it.each(['jeans', 'high waist jeans', 'jeans by zara'])(
    'lists the few products of a type before related ones: %j',
    async (text) => {
      const { data } = await search(text)
      expect(data[0]?.title).toMatch(/jeans/i)
      expect(data.length).toBeGreaterThan(3)
    },
  )

  it.each([
    ['raat ki cream', 'Night Cream'],
    ['pairon ki cream', 'Foot Care'],
    ['haathon ke liye cream', 'Hand Cream'],
    ['chehre ka serum', 'Face Serum'],
    ['nailpolis', 'Nail Polish'],
    ['h&m top', 'Tops & Shirts'],
    ['night gown', 'Nightwear'],
    ['ear rings', 'Earrings & Jhumkas'],
  ])('reads the type of %j', async (text, category) => {
    expect((await search(text)).data[0]?.category).toBe(category)
  })

  it.each([
    ['kaale kurte', 'black kurta'],
    ['neele kurte', 'blue kurta'],
    ['honthon ka balm', 'lip balm'],
    ['rukhe baalon ka shampoo', 'dry hair shampoo'],
  ])('reads Hindi endings: %j is %j', async (one, other) => {
    expect(idsOf(await search(one)).slice(0, 4)).toEqual(idsOf(await search(other)).slice(0, 4))
  })

  it('reports that a brand does not have the requested type', async () => {
    const { understood, data } = await search('kajri saree')
    expect(understood?.missing).toMatchObject({ type: 'saree', brand: 'Kajri' })
    expect(data.every(({ title, category }) => /saree/i.test(`${title} ${category}`))).toBe(true)
  })

  it.each([
    ['running shoes', ['Juttis & Mojaris', 'Sandals & Heels']],
    ['necklace set', ['Necklaces']],
  ])('shows related types for %j, and not what is for them or named like them', async (text, types) => {
    const { data } = await search(text)
    expect([...new Set(data.map(({ category }) => category))].toSorted()).toEqual(types)
  })

  it('shows related products for a type that the shop does not have, and keeps its spelling', async () => {
    const { understood, searched_for, data } = await search('flip flops')
    expect(searched_for).toBeNull()
    expect(understood?.missing).toMatchObject({ type: 'flip flops', shown: 'sandal' })
    expect(data.map(({ category }) => category)).toContain('Sandals & Heels')
    expect((await search('chappal')).searched_for).toBeNull()
  })

  it('ranks the requested type before a kind of it, and before products that only mention it', async () => {
    const { data } = await search('nail polish')
    const isNamed = data
      .filter(({ quantity }) => quantity > 0)
      .map(({ category }) => category === 'Nail Polish')
    expect(isNamed).toEqual(isNamed.toSorted((one, other) => Number(other) - Number(one)))
    const lipsticks = (await search('lipstick')).data.filter(({ quantity }) => quantity > 0)
    expect(lipsticks[0]?.category).toBe('Lipstick')
  })

  it('lists products that lack a word when few products have all words', async () => {
    const found = await search('linen maxi dress')
    expect(found.understood?.exact).toBeLessThan(found.total)
  })

  it("finds products by the operator's synonyms", async () => {
    await db().execute(
      sql`insert into search_synonym values ('glimmerstick', 'stick'), ('lipstick', 'stick')`,
    )
    expect(idsOf(await search('glimmerstick')).toSorted()).toEqual(idsOf(await search('lipstick')).toSorted())
    await db().execute(sql`delete from search_synonym where group_name = 'stick'`)
  })

  it('suggests searches of several words', async () => {
    expect(await suggest('matte red lips')).toContain('matte red lipstick')
    expect(await suggest('काज')).toContain('Kajal')
  })

  it.each([
    ['red matte lipstik', 'red matte lipstick'],
    ['face wash for oily skin', 'face wash for oily skin'],
    ['xqzvw matte lips', 'matte lipstick'],
    ['xqzvw qzxvk kaj', 'Kajal'],
    ['handba', 'Totes'],
    ['tote b', 'Totes'],
    ['night su', 'Notched Collar Mulmul Pyjama Set'],
    ['साड', 'Sarees'],
    ['शैम्', 'Shampoo'],
    ['सनस', 'Sunscreen'],
    ['noor an', 'Noor & Neem'],
    ['mitti and c', 'Mitti & Co.'],
    ['noorne', 'Noor & Neem'],
    ['jeans 3', 'Khadi Denim Straight Jeans'],
    ['hair oil for', 'Hair Oil'],
    ['lipstick und', 'Lipstick'],
    ['kurta under 5', 'Kurtas & Kurtis under ₹5,000'],
    ['lipstick under 500', 'Lipstick under ₹500'],
    ['500 se kam lipstick', 'Lipstick ₹500 se kam'],
    ['rozana lipstick under 500', 'Rozana Lipstick under ₹500'],
    ['satin pop under 500', 'Satin Pop Lipstick'],
    ['saree for wed', 'saree for wedding'],
    ['silver ear', 'silver earrings'],
  ])('suggests for what was typed, %j, %j', async (text, expected) => {
    expect(await suggest(text)).toContain(expected)
  })

  it('suggests categories before products that only begin so, and a word with its own meaning once', async () => {
    expect((await suggest('heel'))[0]).toBe('Sandals & Heels')
    expect(await suggest('red li')).not.toContain('red light')
    expect(await suggest('kajri kaj')).not.toContain('Kajri')
    expect(await suggest('men')).not.toContain('Himadri') // "him" is another word for it
  })

  it.each([
    ['red lipstick', 'red', 'lipstick'],
    ['laal lipstick', 'laal', 'lipstick'],
    ['लाल लिपस्टिक', 'लाल', 'लिपस्टिक'],
    ['lipstick Off White', undefined, undefined],
    ['lipstick under 900 red', 'red', 'lipstick under 900'],
  ])('shows the colour of the search %j as a filter', async (text, typed, without) => {
    const colours = (await search(text)).understood?.filters.filter(({ kind }) => kind === 'colour')
    expect(colours).toEqual(
      typed === undefined
        ? []
        : [{ kind: 'colour', text: typed, name: 'red', min: null, max: null, without }],
    )
  })

  it('shows no colour as a filter when the list also has products without it', async () => {
    const { understood } = await search('red linen maxi dress')
    expect(understood?.exact).not.toBeNull()
    expect(understood?.filters).toEqual([])
  })

  it.each(['laal lipstick', 'red lipstick'])('puts what is mostly red first for %j', async (text) => {
    const { data } = await search(text)
    const { rows } = await db().execute<{ id: number; isRed: boolean }>(sql`
      select product_id as id, bool_or(family = 'red' and shades = most) as "isRed"
      from (
        select product_id, colour_family(color_code) as family, count(*) as shades,
          max(count(*)) over (partition by product_id) as most
        from variant where is_active and color_code is not null group by 1, 2
      ) counted group by product_id`)
    const isRed = new Map(rows.map((row) => [row.id, row.isRed]))
    // A trio of them is a set before it is red.
    const lipsticks = data.filter(
      ({ title, category, quantity }) =>
        category === 'Lipstick' && title.endsWith('Lipstick') && quantity > 0,
    )
    const reds = lipsticks.map(({ id }) => isRed.get(id) === true)
    expect(reds).toContain(false)
    expect(reds).toEqual(reds.toSorted((one, other) => Number(other) - Number(one)))
  })
})

describe('card of a search', () => {
  const shownVariant = ({ options, shown_variant_id: id }: ListProductsResponse['data'][number]) =>
    options[0]?.variants.find(({ variant_id: one }) => one === id)

  it.each(['red lipstick', 'laal lipstick', 'लाल लिपस्टिक'])('shows the red variant for %j', async (text) => {
    const { data } = await search(text)
    const codes = data.slice(0, 5).map((card) => shownVariant(card)?.color_code)
    const { rows } = await db().execute<{ family: string }>(
      sql`select colour_family(code) as family from unnest(${sql.param(codes)}::text[]) as code`,
    )
    expect(rows.map(({ family }) => family)).toEqual(Array.from({ length: 5 }, () => 'red'))
  })

  it('shows the variant of the size that is named', async () => {
    const { data } = await search('kurta size m')
    expect(data.slice(0, 3).map((card) => shownVariant(card)?.option_name)).toEqual(['M', 'M', 'M'])
  })

  it('asks for one of several that fit, which come first', async () => {
    const { data } = await search('red lipstick')
    const asking = data.filter(({ asks_variant }) => asks_variant === 1)
    expect(asking.length).toBeGreaterThan(0)
    for (const { options, shown_variant_id: id } of asking) {
      const place = options[0]?.variants.findIndex(({ variant_id }) => variant_id === id) ?? -1
      const before = options[0]?.variants.slice(0, place) ?? []
      expect(before.filter(({ quantity }) => quantity > 0)).toEqual([])
    }
    const { data: sized } = await search('kurta size m')
    expect(sized[0]?.asks_variant).toBeUndefined()
  })

  it('shows a variant in stock where there is a choice', async () => {
    const { data } = await search('red lipstick')
    const isSold = data.map((card) => (shownVariant(card)?.quantity ?? 0) > 0 || card.quantity === 0)
    expect(isSold).not.toContain(false)
  })

  it('shows none when no colour and no size is named', async () => {
    const { data } = await search('lipstick')
    expect(data.map(({ shown_variant_id: id }) => id)).toEqual(data.map(() => undefined))
  })
})
