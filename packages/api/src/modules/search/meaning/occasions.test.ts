import { describe, expect, it } from 'vitest'
import { titlesOf, useSearch } from '#testing/useSearch.ts'

const { search } = useSearch()

describe('an occasion beside a type', () => {
  it.each([
    ['wedding saree', 'saree'],
    ['bridal saree', 'saree'],
    ['शादी की साड़ी', 'saree'],
    ['party wear kurti', 'kurti'],
    ['sangeet lehenga', 'lehenga'],
    ['party clutch', 'clutch'],
    ['wedding perfume', 'perfume'],
  ])('lists all products of the type, and claims no number for the occasion: %j', async (text, type) => {
    const [found, all] = await Promise.all([search(text), search(type)])
    expect(titlesOf(found).toSorted()).toEqual(titlesOf(all).toSorted())
    expect(found.understood).toMatchObject({ exact: null, missing: null })
  })

  it.each([
    ['bridal lehenga', 'Zari Brocade Bridal Lehenga'],
    ['wedding saree', 'Banarasi Katan Silk Saree'],
    ['office kurta', 'Linen Office Kurta with Pintucks'],
    ['party wear kurti', 'Gota Patti Festive Kurta with Palazzo'],
    ['bridal jewellery', 'Kundan Pearl Choker Set'],
    ['wedding lipstick', 'Ghazal Velvet Lipstick'],
  ])('begins with what is called so, or made for it: %j', async (text, title) => {
    expect(titlesOf(await search(text))[0]).toBe(title)
  })
})

describe('a gift set of a type', () => {
  it.each([
    ['perfume gift set', 'perfume', 'gift set'],
    ['jewellery gift box', 'jewellery', 'gift box'],
  ])('is that type, in stock, where no gift set is called so: %j', async (text, type, set) => {
    const [found, all] = await Promise.all([search(text), search(type, '&in_stock=1')])
    expect(found.understood).toMatchObject({ exact: null, missing: { words: [set], shown: type } })
    expect(titlesOf(found).toSorted()).toEqual(titlesOf(all).toSorted())
  })

  it('is the gift set that is called so', async () => {
    expect(titlesOf(await search('soap gift set'))[0]).toBe('Seven Soaps of the South Gift Box')
  })
})

const CHILDREN = /romper|jhabla|dhoti set|cardigan set|dungaree/i

describe('an outfit for an occasion', () => {
  it.each([
    ['office wear', /lehenga|banarasi|dupatta|navratri|festive/i],
    ['haldi ceremony outfit', /bridal|banarasi/i],
    ['mehendi outfit', /bridal|banarasi|lounge/i],
    ['college wear', /lehenga|banarasi/i],
  ])('has nothing that nobody wears to it: %j', async (text, unworn) => {
    const titles = titlesOf(await search(text))
    expect(titles.length).toBeGreaterThan(20)
    expect(titles.filter((title) => unworn.test(title) || CHILDREN.test(title))).toEqual([])
  })

  it('is for children where they are named', async () => {
    expect(titlesOf(await search('diwali outfit for kids')).some((title) => CHILDREN.test(title))).toBe(true)
  })

  it('begins with the types that are worn', async () => {
    const titles = titlesOf(await search('office wear'))
    expect(titles.slice(0, 7)).toContain('Tapered Ankle Trousers')
    expect(titles.slice(0, 4)).toContain('Soft Tailored Blazer')
  })

  it.each([
    ['haldi ceremony outfit', 'yellow'],
    ['haldi saree', 'yellow'],
    ['mehendi outfit', 'green'],
    ['karwa chauth saree', 'red'],
  ])('begins with its colours: %j', async (text, colour) => {
    const [found, coloured] = await Promise.all([
      search(text),
      search(`${colour} ${text.endsWith('saree') ? 'saree' : 'clothes'}`),
    ])
    const ids = new Set(coloured.data.map(({ id }) => id))
    expect(ids.has(found.data[0]?.id ?? 0)).toBe(ids.size > 0)
  })

  it('may have another colour that is typed', async () => {
    const [found, plain] = await Promise.all([search('red haldi saree'), search('red saree')])
    expect(titlesOf(found)).toEqual(titlesOf(plain))
  })
})

it.each(['karwa chauth', 'करवा चौथ'])('a day has things of its own: %j', async (text) => {
  const found = await search(text)
  expect(found.understood?.missing ?? null).toBeNull()
  expect(found.data.slice(0, 10).map(({ category }) => category)).toEqual(
    expect.arrayContaining(['Sarees', 'Bangles & Bracelets', 'Hair Colour & Henna', 'Lipstick']),
  )
  expect(titlesOf(found).filter((title) => CHILDREN.test(title) || /pyjama|glaze/i.test(title))).toEqual([])
})

describe('a day', () => {
  it.each([
    ['eid', ['Sarees', 'Kurtas & Kurtis', 'Dupattas']],
    ['ईद', ['Sarees', 'Kurtas & Kurtis', 'Dupattas']],
    ['holi', ['Sunscreen', 'Hair Oil']],
    ['rakhi', ['Gift Sets', 'Watches']],
    ['raksha bandhan', ['Gift Sets', 'Watches']],
    ['diwali', ['Gift Sets', 'Candles & Incense', 'Sarees']],
    ['navratri', ['Lehengas', 'Earrings & Jhumkas']],
    ['christmas', ['Dresses', 'Gift Sets', 'Candles & Incense']],
    ['valentine', ['Gift Sets', 'Eau de Parfum']],
    ['mothers day', ['Gift Sets', 'Eau de Parfum']],
    ['groom', ['Gift Sets', 'Attar & Roll-on']],
    ['दूल्हा', ['Gift Sets', 'Attar & Roll-on']],
  ])('leads with its own goods: %j', async (text, categories) => {
    const { data, understood } = await search(text)
    expect(understood?.missing ?? null).toBeNull()
    expect(data.slice(0, 10).map(({ category }) => category)).toEqual(expect.arrayContaining(categories))
  })

  it('has another list than other days', async () => {
    const days = ['eid', 'holi', 'rakhi', 'diwali', 'karwa chauth', 'navratri', 'onam', 'christmas']
    const lists = await Promise.all(
      days.map(async (day) =>
        titlesOf(await search(day))
          .slice(0, 5)
          .join(),
      ),
    )
    expect(new Set(lists).size).toBe(days.length)
  })
})

it('what babies need every day is no gift', async () => {
  const titles = titlesOf(await search('baby gift under 1000'))
  expect(titles.filter((title) => /diaper|wipes|langot/i.test(title))).toEqual([])
  expect(titles.slice(0, 3)).toContain('Handloom Rag Doll Meenu')
})

it.each([
  ['gift card', 'gift card'],
  ['gift vouchers', 'gift vouchers'],
  ['e-gift card', 'e gift card'],
])('a shop without gift cards says so before its gifts: %j', async (text, type) => {
  const found = await search(text)
  expect(found.understood).toMatchObject({ exact: null, missing: { type, shown: 'gift set' } })
  expect(new Set(found.data.map(({ category }) => category))).toEqual(new Set(['Gift Sets']))
})

describe('an occasion alone', () => {
  it.each(['dulhan', 'दुल्हन', 'bride', 'bridal', 'wedding'])(
    'lists no care that only names it in its description among what is for it: %j',
    async (text) => {
      const first = (await search(text)).data.slice(0, 10)
      expect(
        first.filter(({ category }) => /hair|sunscreen|foot|eyeliner|moisturiser/i.test(category)),
      ).toEqual([])
      expect(first[0]?.title).toBe('Zari Brocade Bridal Lehenga')
    },
  )

  it.each(['party', 'office', 'festive', 'navratri'])(
    'begins with what is called so or worn: %j',
    async (text) => {
      const [{ data }, worn] = await Promise.all([search(text), search(`${text} clothes`)])
      const ids = new Set(worn.data.map(({ id }) => id))
      expect(
        data
          .slice(3, 8)
          .filter(
            ({ id, category }) => !ids.has(id) && !/heel|jutti|earring|necklace|bangle|bag/i.test(category),
          ),
      ).toEqual([])
    },
  )

  it.each(['haldi', 'हल्दी'])(
    'is also what has turmeric, and yellow clothes, before shades of its name: %j',
    async (text) => {
      const titles = titlesOf(await search(text))
      expect(titles[0]).toBe('Haldi Ceremony Hamper')
      const shades = titles.findIndex((title) => /polish|foundation/i.test(title))
      for (const other of [
        'Bridal Ubtan Powder',
        'Nagpur Orange & Turmeric Soap',
        'Khadi Short Kurti with Kantha Edges',
      ])
        expect(titles.slice(0, shades)).toContain(other)
    },
  )
})

describe('an occasion alone', () => {
  const OCCASIONS = [
    'travel',
    'beach',
    'vacation',
    'airport',
    'casual',
    'brunch',
    'summer',
    'winter',
    'office',
  ]

  it.each([...OCCASIONS, 'party', 'bridal', 'festive', 'navratri', 'sangeet'])(
    'is answered, whatever is known of what is worn to it: %j',
    async (text) => {
      const { data, understood } = await search(text)
      expect(data.length > 0 || understood?.missing !== null).toBe(true)
    },
  )
})

it.each(['beach', 'vacation', 'airport'])(
  'shows what is worn and taken along on a holiday: %j',
  async (text) => {
    const titles = titlesOf(await search(text))
    expect(titles[0]).toMatch(/dress/i)
    expect(titles.join()).toMatch(/Tote.*Sunscreen|Sunscreen.*Tote/)
  },
)
