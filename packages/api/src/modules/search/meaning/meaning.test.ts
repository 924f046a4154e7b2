import { colourFamily } from '@shop/contract/colourFamily'
import type { ListProductsResponse } from '@shop/contract/product-list.schema'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { useSearch } from '#testing/useSearch.ts'

const { db, search } = useSearch()

const categoriesOf = ({ data }: ListProductsResponse) => [...new Set(data.map(({ category }) => category))]

describe('type of a product', () => {
  it.each([
    ['handbags', ['Totes', 'Sling Bags', 'Clutches & Potlis']],
    ['jacket', ['Jackets & Shrugs']],
    ['sandals', ['Sandals & Heels']],
    ['earrings', ['Earrings & Jhumkas']],
  ])('follows from its category for the search %j', async (text, categories) => {
    expect(categoriesOf(await search(text)).toSorted()).toEqual(categories.toSorted())
  })

  it.each([
    ['potli', /potli/i],
    ['kurti', /kurti/i],
    ['palazzo', /palazzo/i],
    ['stilettos', /stiletto/i],
  ])('follows from its title in a category of several types for the search %j', async (text, first) => {
    const { data, total } = await search(text)
    expect(total).toBeGreaterThan(0)
    expect(data[0]?.title).toMatch(first)
  })

  it.each([
    ['bracelet', 'Bangles & Bracelets'],
    ['scarf', 'Dupattas'],
    ['salwar', 'Trousers & Palazzos'],
    ['mules for women', 'Juttis & Mojaris'],
  ])('is missing where titles name other types of the category, in %j', async (text, near) => {
    const { data, understood } = await search(text)
    const isHere = understood?.missing == null
    expect(data[0]?.category).toBe(near)
    expect(isHere).toBe(text.startsWith('mules'))
  })

  it.each(['petticoat', 'toner', 'kolhapuri'])(
    'comes before related types, and the answer says so, in %j',
    async (text) => {
      const { data, total, understood } = await search(text)
      expect(understood).toMatchObject({ missing: null })
      expect(understood?.exact).toBeGreaterThan(0)
      expect(understood?.exact).toBeLessThan(total)
      expect(data[0]?.title.toLowerCase()).toContain(text)
    },
  )

  it.each([
    ['shampoo and conditioner', ['Conditioner', 'Shampoo']],
    ['kajal & eyeliner', ['Eyeliner', 'Kajal']],
    ['shampoo aur kajal', ['Kajal', 'Shampoo']],
    ['soap and body lotion', ['Body Lotion', 'Soap']],
  ])('is each of those that "and" joins, in %j', async (text, categories) => {
    const found = await search(text)
    expect(found.understood).toMatchObject({ missing: null, exact: null })
    expect(categoriesOf(found)).toEqual(expect.arrayContaining(categories))
  })

  it('is missing beside another one', async () => {
    const { understood, data } = await search('lipstick and toaster')
    expect(understood?.missing).toMatchObject({ words: ['toaster'], shown: 'lipstick' })
    expect(data[0]?.category).toBe('Lipstick')
  })

  it('is any of those that a short noun stands for', async () => {
    expect(categoriesOf(await search('serum'))).toEqual(
      expect.arrayContaining(['Face Serum', 'Hair Serum', 'Scalp Care']),
    )
    expect((await search('frizz serum')).data[0]?.category).toBe('Hair Serum')
  })

  it('is the container, not what is in it', async () => {
    expect((await search('gift box of soaps')).data[0]?.category).toBe('Gift Sets')
  })
})

it('counts a noun more than an adjective: a kurta with palazzos', async () => {
  const { data } = await search('kurta with palazzos embroidered green')
  expect(data[0]?.title).toMatch(/palazzo/i)
})

it('does not correct a word of everyday English', async () => {
  expect(await search('beard powder')).toMatchObject({
    searched_for: null,
    understood: { missing: { words: ['beard'] } },
  })
})

it.each(['Kabuki Powder Brush', 'Kumkumadi Tailam', 'Seven Soaps of the South Gift Box'])(
  'finds the whole title %j, whatever its words may mean',
  async (title) => {
    expect((await search(title)).data[0]?.title).toBe(title)
  },
)

describe('depth of skin', () => {
  it.each(['lipstick for dark skin', 'dusky skin tone lipstick', 'lipstick deep complexion'])(
    'lists first what says that it is for it, whatever it is called: %j',
    async (text) => {
      const { data, total, understood } = await search(text)
      expect(data[0]?.slug).toBe('chaand-studio-bare-truth-nude-lipstick')
      expect(understood).toMatchObject({ missing: null, exact: null })
      expect(total).toBeGreaterThan(8)
    },
  )

  it.each([
    ['foundation for dark skin', 'Chestnut', 'Deep'],
    ['foundation for dusky skin', 'Chestnut', 'Deep'],
    ['wheatish skin foundation', 'Warm Honey', 'Medium'],
    ['foundation for fair skin', 'Fair Warm', 'Light'],
  ])('is that of the shades on cards: %j', async (text, ofTen, ofFour) => {
    const { data } = await search(text)
    const shownOf = (title: string) => {
      const card = data.find(({ title_base }) => title_base === title)
      const variants = card?.options.flatMap(({ variants: ones }) => ones)
      return variants?.find(({ variant_id }) => variant_id === card?.shown_variant_id)?.option_name
    }
    expect(shownOf('Nine to Nine Matte Foundation')).toBe(ofTen)
    expect(shownOf('Daily Cover BB Foundation')).toBe(ofFour)
  })

  it('chooses no colour of other things', async () => {
    const { data } = await search('red lipstick for dark skin')
    const { data: reds } = await search('red lipstick')
    const shownOf = (cards: typeof data) => new Map(cards.map((card) => [card.id, card.shown_variant_id]))
    const shown = shownOf(data)
    expect([...shownOf(reds)].filter(([id, variant]) => shown.has(id) && shown.get(id) !== variant)).toEqual(
      [],
    )
  })

  it('is no lack of what comes in no depth of skin', async () => {
    const { total, understood } = await search('nail polish for dark skin')
    expect(total).toBeGreaterThan(0)
    expect(understood?.missing).toBeNull()
  })
})

it.each([
  ['kajal', 'black'],
  ['kohl', 'black'],
  ['eyeliner', 'black'],
])('lists %s in %s first, its usual colour', async (text, colour) => {
  const [first] = (await search(text)).data
  const [shade] = first?.options[0]?.variants ?? []
  expect(colourFamily(shade?.color_code ?? '')).toBe(colour)
})

it('lists another colour of a type first where it is named', async () => {
  expect((await search('teal kajal')).data[0]?.slug).toBe('anokhi-tint-colour-pop-kajal')
})

describe('audience of a search', () => {
  const KURTAS = sql`select id from product where child_id = (select id from category where slug = 'kurtas') order by id limit 2`
  const rename = (words: string) =>
    db().execute(sql`update product set title = ${words} || title where id in (${KURTAS})`)
  const restore = () => db().execute(sql`update product set title = title_base where id in (${KURTAS})`)
  afterEach(async () => void (await restore()))

  it('is a filter where products state one', async () => {
    await rename('Men ')
    const all = await search('kurta')
    const men = await search('kurta for men')
    expect(men.data).toHaveLength(2)
    expect(men.understood).toMatchObject({
      missing: null,
      filters: [{ kind: 'men', text: 'for men', without: 'kurta' }],
    })
    for (const text of ['ladies kurta', 'kurta mahilaon ke liye', 'kurta for girls']) {
      const women = await search(text)
      expect(women.total, text).toBe(all.total - 2)
      expect(
        women.data.every(({ title }) => !title.startsWith('Men ')),
        text,
      ).toBe(true)
    }
    expect((await search('ladies kurta')).understood?.filters).toMatchObject([
      { kind: 'women', text: 'ladies', without: 'kurta' },
    ])
    expect((await search('पुरुष कुर्ता')).total).toBe(2)
  })

  it('is missing where the shop has nothing for it, and means nothing for women', async () => {
    const all = await search('kurta')
    expect((await search('kurta for men')).understood?.missing).toMatchObject({
      words: ['men'],
      shown: 'kurta',
    })
    const women = await search('kurta for women')
    expect(women.total).toBe(all.total)
    expect(women.understood).toMatchObject({ missing: null, filters: [] })
  })

  it.each(['kurta for kids', 'kurti for babies', 'bra for kids'])(
    'is not met by what mothers wear, in %j',
    async (text) => {
      const { data, understood } = await search(text)
      const isForChildren = understood?.missing == null
      expect(isForChildren && data.some(({ title }) => /nursing|maternity/i.test(title))).toBe(false)
    },
  )

  it.each([
    ['dress for 5 year old girl', 'Rompers & Sets'],
    ['baby girl dress', 'Rompers & Sets'],
    ['lotion for babies', 'Baby Lotion & Oil'],
    ['bachche ke liye sabun', 'Baby Bath'],
  ])('makes a type of its own of %j', async (text, category) => {
    expect(categoriesOf(await search(text))).toContain(category)
    expect((await search(text)).data[0]?.category).toBe(category)
  })
})

describe('English words', () => {
  it.each([
    ['कंडीशनर', 'Conditioner'],
    ['फाउंडेशन', 'Foundation'],
    ['मॉइस्चराइज़र', 'Moisturiser'],
    ['लिप बाम', 'Lip Balm & Tint'],
    ['condishner', 'Conditioner'],
    ['sun glases', 'Sunglasses'],
  ])('are found as they are heard: %j', async (text, category) => {
    expect((await search(text)).data[0]?.category).toBe(category)
  })
})
