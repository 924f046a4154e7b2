import { describe, expect, it } from 'vitest'
import { titlesOf, useSearch } from '#testing/useSearch.ts'

const { search, suggest } = useSearch()

describe('a size', () => {
  it.each([
    ['bra 34b', '34b'],
    ['dress 3xl', '3xl'],
    ['sandals size 6', '6'],
    ['sandals 5', '5'],
    ['kurta m', 'm'],
    ['38 bra', '38'],
  ])('is a filter of what is worn, also where few have it: %j', async (text, name) => {
    const { understood, total, data } = await search(text)
    expect(understood).toMatchObject({ missing: null, exact: null, filters: [{ kind: 'size', name }] })
    expect(total).toBe(data.length)
    expect(total).toBeGreaterThan(0)
  })

  it('beside no type is one of clothes, shoes and jewellery, and no number of a pack', async () => {
    const found = await search('size 6')
    expect(found.total).toBeGreaterThan(5)
    expect(titlesOf(found).filter((title) => /pack of|attar/i.test(title))).toEqual([])
  })

  it('of a country may be typed in two words, and is no half size', async () => {
    const [split, whole] = [await search('uk 5 jutti'), await search('uk5 jutti')]
    expect(titlesOf(split)).toEqual(titlesOf(whole))
    expect(split.understood).toMatchObject({ missing: null, filters: [{ kind: 'size', name: 'uk 5' }] })
    const heels = await search('uk 7 heels')
    expect(heels.understood).toMatchObject({ missing: null, filters: [{ kind: 'size', name: 'uk 7' }] })
    expect(titlesOf(heels)).toEqual(titlesOf(await search('uk7 heels')))
  })

  it('of shoes may be a European one', async () => {
    const [european, british] = [await search('sandals size 38'), await search('sandals uk 5')]
    expect(european.understood).toMatchObject({ missing: null, filters: [{ kind: 'size', name: 'uk 5' }] })
    expect(titlesOf(european)).toEqual(titlesOf(british))
    const [card] = european.data
    const shown = card?.options[0]?.variants.find(({ variant_id: id }) => id === card.shown_variant_id)
    expect(shown?.option_name).toBe('UK5')
  })

  it.each(['cotton briefs pack of 3', 'briefs set of 3', 'High-Waist Bamboo Briefs Pack of 2'])(
    'is no number of a pack: %j',
    async (text) => {
      const { understood, total } = await search(text)
      expect(understood?.filters ?? []).toEqual([])
      expect(total).toBeGreaterThan(1)
    },
  )

  it.each([
    ['perfume 50ml', 5],
    ['30 ml serum', 5],
    ['100ml face wash', 2],
    ['200 ml body lotion', 2],
  ])('of a pack is also the net quantity of what has no variants: %j', async (text, least) => {
    const { understood, data } = await search(text)
    expect(understood).toMatchObject({ missing: null, filters: [{ kind: 'size' }] })
    expect(data.length).toBeGreaterThanOrEqual(least)
  })

  it('beside a colour leaves out what lacks the size', async () => {
    const { understood } = await search('kurta xl red')
    expect(understood?.filters).toMatchObject([
      { kind: 'size', name: 'xl' },
      { kind: 'colour', name: 'red' },
    ])
  })
})

describe('a word beside a concern', () => {
  it.each([
    'anti dandruff shampoo',
    'anti-dandruff shampoo',
    'antidandruff shampoo',
    'dandruff control shampoo',
    'anti acne face wash',
    'hair fall control shampoo',
  ])('is not missing where it says no more than the concern: %j', async (text) => {
    expect((await search(text)).understood?.missing).toBeNull()
  })
})

describe('the title of a product', () => {
  it.each([
    'Ubtan Bath Powder for Babies',
    'Raven Gel Kajal',
    'Bare Truth Nude Lipstick',
    'Indigo Wrap Dress',
    'Stretch Mark Body Butter',
    'Cotton Hipster Briefs Pack of 3',
  ])('brings it first, and its words are no filters: %j', async (title) => {
    const found = await search(title)
    expect(titlesOf(found)[0]).toBe(title)
    expect(found.understood?.missing ?? null).toBeNull()
    expect(found.understood?.filters ?? []).toEqual([])
  })

  it('is followed by products of its type', async () => {
    const found = await search('Satin Pop Lipstick')
    expect(found.understood?.exact).toBe(1)
    expect(titlesOf(found).filter((title) => !/lip|tint|stain/i.test(title))).toEqual([])
  })

  it.each(['baby ubtan', 'ubtan for baby', 'bath powder for babies'])(
    'is not denied where it has every typed word: %j',
    async (text) => {
      const found = await search(text)
      expect(titlesOf(found)[0]).toBe('Ubtan Bath Powder for Babies')
      expect(found.understood?.missing ?? null).toBeNull()
    },
  )
})

describe('a brand of other shops', () => {
  it.each([
    ['mamaearth onion oil', 'Mamaearth', /Onion.*Hair Oil/],
    ['biotique bhringraj oil', 'Biotique', /Bhringraj Hair Oil/],
    ['mamaearth onion', 'Mamaearth', /Onion/],
  ])('is alone missing where something has all else: %j', async (text, brand, first) => {
    const found = await search(text)
    expect(found.understood?.missing).toMatchObject({ brand, words: [] })
    expect(titlesOf(found)[0]).toMatch(first)
  })

  it('keeps what it is known for where others only mention a word', async () => {
    expect((await search('boat headphones')).understood?.missing).toMatchObject({ words: ['headphones'] })
  })

  it('stands for what it is known for where that has the other words', async () => {
    const { understood } = await search('mamaearth vitamin c')
    expect(understood?.missing).toMatchObject({ brand: 'Mamaearth', words: [], shown: 'skin care' })
  })
})

it.each(['baby kurta', 'kurta for baby boy', 'boy kurta dhoti', 'baccho ka kurta'])(
  'what is called so and is for the audience lacks nothing: %j',
  async (text) => {
    const found = await search(text)
    expect(titlesOf(found)[0]).toBe('Little Festive Kurta and Dhoti Set')
    expect(found.understood?.missing ?? null).toBeNull()
  },
)

describe('another name of a type', () => {
  it.each([
    ['bb cream', 'Daily Cover BB Foundation'],
    ['micellar water', 'Micellar Cleansing Water'],
    ['jewellery set', 'Kundan Pearl Choker Set'],
    ['oudh', /Oud/],
  ])('brings what is called so first: %j', async (text, first) => {
    const found = await search(text)
    expect(found.understood?.missing).toBeNull()
    expect(titlesOf(found)[0]).toMatch(first)
  })

  it('finds makeup removers of all kinds', async () => {
    const found = await search('makeup remover')
    expect(titlesOf(found).toSorted()).toEqual([
      'Cucumber Cleansing Milk',
      'Micellar Cleansing Water',
      'Sandal Cleansing Balm',
    ])
  })

  it('is no shade that is called like a third name: laung is a nose pin, and a clove', async () => {
    const found = await search('nose pin')
    expect(titlesOf(found).filter((title) => /foundation/i.test(title))).toEqual([])
  })
})

describe('a type that the shop lacks', () => {
  it.each([
    ['room freshener', 'home fragrance', /candle|incense/i],
    ['room freshner', 'home fragrance', /candle|incense/i],
    ['lip scrub', 'lip care', /balm/i],
    ['hair brush', 'hair care', /comb/i],
  ])('brings the nearest first: %j', async (text, shown, first) => {
    const found = await search(text)
    expect(found.understood?.missing).toMatchObject({ shown })
    expect(titlesOf(found)[0]).toMatch(first)
  })

  it('after the name of a family is not searched for beside it', async () => {
    const found = await search('makeup bag')
    expect(found.understood?.missing).toMatchObject({ words: ['makeup'], shown: 'bag' })
    expect(titlesOf(found).filter((title) => /lipstick|kajal/i.test(title))).toEqual([])
  })
})

it.each(['sangeet outfit', 'haldi outfit', 'party wear'])(
  'clothes for an occasion are no nightwear, robes or lingerie: %j',
  async (text) => {
    const found = await search(text)
    expect(found.total).toBeGreaterThan(5)
    expect(
      titlesOf(found).filter((title) => /pyjamas|pyjama set|nightdress|robe|bra\b|briefs/i.test(title)),
    ).toEqual([])
  },
)

it.each([
  ['glycolic acid', /AHA/],
  ['hyaluronic acid', /Hyaluronic/],
  ['lactic acid', /Lactic/],
])('an acid is one thing, and no other with a similar stem: %j', async (text, first) => {
  const found = await search(text)
  expect(titlesOf(found)[0]).toMatch(first)
  expect(titlesOf(found).filter((title) => /nail polish/i.test(title))).toEqual([])
})

describe('suggestions', () => {
  it.each([
    ['lipstick under 5', 'Lipstick under ₹500'],
    ['lipstick under 50', 'Lipstick under ₹500'],
    ['saree under 2', 'Sarees under ₹2,000'],
    ['lipstick under 500', 'Lipstick under ₹500'],
  ])('finish a price so that something costs less: %j', async (text, first) => {
    const [suggested] = await suggest(text)
    expect(suggested).toBe(first)
  })

  it('have no price in the place of a size', async () => {
    expect((await suggest('bra size 3')).filter((phrase) => /\d{3}/.test(phrase))).toEqual([])
  })

  it.each([
    ['shampoo for dan', 'shampoo for dandruff'],
    ['serum for pig', 'serum for pigmentation'],
    ['eye liner wa', 'eye liner waterproof'],
  ])('complete what titles do not say: %j', async (text, completed) => {
    expect(await suggest(text)).toContain(completed)
  })
})

describe('what a pack holds', () => {
  it.each([
    ['face wash 100 ml', '100 ml', 'face wash'],
    ['50ml face wash', '50 ml', 'face wash'],
    ['aloe vera gel 100gm', '100 g', 'aloe vera gel'],
    ['sunscreen 30 grams', '30 g', 'sunscreen'],
    ['hair oil 0.5 litre', '0.5 l', 'hair oil'],
    ['फेस वॉश ५० मिली', '50 ml', 'फेस वॉश'],
  ])('is a filter that can be removed, and a card shows it: %j', async (text, name, without) => {
    const { understood, data } = await search(text)
    expect(understood).toMatchObject({ missing: null, filters: [{ kind: 'size', name, without }] })
    expect(data[0]?.shown_variant_id).toBeDefined()
  })

  it('is a word where nothing has it, or nothing that has all else', async () => {
    const missing = await search('lipstick 9 g')
    expect(missing.understood).toMatchObject({ filters: [], missing: { words: ['9 g'] } })
    const found = await search('onion hair oil 300 ml')
    expect(found.understood?.filters).toEqual([])
    expect(titlesOf(found)[0]).toMatch(/Onion/)
  })

  it('is the size of a bra beside it', async () => {
    expect((await search('bra 34dd')).understood?.filters).toMatchObject([{ kind: 'size', name: '34dd' }])
    expect((await search('bra 34g')).understood).toMatchObject({ filters: [], missing: { words: ['34g'] } })
  })
})

it('a concern that the type is not for is missing, and the type is not', async () => {
  const found = await search('which sunscreen is good for oily acne prone skin under 500')
  expect(found.understood?.missing).toMatchObject({ type: null, words: ['acne prone'], shown: 'sunscreen' })
  expect(titlesOf(found).filter((title) => !/sunscreen/i.test(title))).toEqual([])
})

it('a colour is read beside words that no product has together', async () => {
  const text = 'i want a red lipstick which stays all day and does not dry my lips'
  expect((await search(text)).understood?.filters).toMatchObject([{ kind: 'colour', name: 'red' }])
})

describe('the age of a child beside clothes', () => {
  it.each([
    ['baby dress for 5 year old', '5 year old'],
    ['dress for 5 year old', '5 year old'],
    ['kids dress 5 years', '5 years'],
    ['saree for 5 year old', '5 year old'],
  ])('is missing where nothing is of this size: %j', async (text, age) => {
    const found = await search(text)
    expect(found.understood?.missing).toMatchObject({ words: [age] })
    expect(found.total).toBeGreaterThan(0)
  })

  it.each([
    'romper for 6 month old',
    'romper 10 months',
    'kurta for 6 month baby',
    'dress for 1 year old',
    'baby lotion for 2 year old',
  ])('is met by a size that has it, and by what has no sizes: %j', async (text) => {
    expect((await search(text)).understood?.missing).toBeNull()
  })
})

it.each([
  'konsi cream lagau',
  'kajal available',
  'ek lipstick',
  'recommend lipstick',
  'kurta aapke paas hai',
])('a word that only asks is never missing: %j', async (text) => {
  const { total, understood } = await search(text)
  expect(total).toBeGreaterThan(5)
  expect(understood?.missing ?? null).toBeNull()
})
