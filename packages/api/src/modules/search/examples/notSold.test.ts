import { describe, expect, it } from 'vitest'
import { titlesOf, useSearch } from '#testing/useSearch.ts'

const { search, suggestAll } = useSearch()

describe('a search for what other shops sell', () => {
  it.each([
    'sim card',
    'flight ticket',
    'room heater',
    'gym equipment',
    'chess board',
    'skipping rope',
    'mosquito net',
    'steel water bottle',
    'pregnancy test kit',
    'coffee powder',
    'dry fruits',
    'dolo 650',
    'potato chips',
    'kids bicycle',
    'mobile phone',
    'tattoo kit',
    'dawai',
    'दवाई',
  ])('shows no goods that share a word with it: %s', async (text) => {
    const { total, searched_for, understood } = await search(text)
    expect({ total, searched_for }).toEqual({ total: 0, searched_for: null })
    expect(understood?.missing).not.toBeNull()
    expect(understood?.help).toBeUndefined()
  })

  it.each([
    ['lego', { brand: 'Lego', shown: 'toy' }],
    ['school', { type: 'school bag', shown: 'bag' }],
    ['beard oil', { type: 'beard oil', shown: 'hair oil' }],
    ['crop top', { type: 'crop top', shown: 'top' }],
    ['tira', { brand: 'Tira', shown: 'makeup' }],
    ['hand sanitizer', { shown: 'bath and body' }],
  ])('names it, and shows what is near: %s', async (text, missing) => {
    const { total, understood } = await search(text)
    expect(total).toBeGreaterThan(0)
    expect(understood?.missing).toMatchObject(missing)
  })

  it.each(['feeding bottle', 'hand cream', 'coffee scrub', 'card wallet', 'skipping sunscreen'])(
    'is none for goods with one of its words: %s',
    async (text) => {
      expect((await search(text)).total).toBeGreaterThan(0)
    },
  )
})

describe('suggestions', () => {
  it.each(['how t', 'how to r', 'मेरा ऑ'])(
    'are none for few letters after words that mean nothing: %s',
    async (text) => {
      expect(await suggestAll(text)).toMatchObject({ suggestions: [] })
    },
  )

  it.each([
    ['sun scr', 'Sunscreen'],
    ['eye lin', 'Eyeliner'],
    ['lip sti', 'Lipstick'],
    ['face w', 'Face Wash'],
    ['kurta for wo', 'kurta for women'],
  ])('begin with what %j is on its way to', async (text, first) => {
    const { suggestions, missing, help } = await suggestAll(text)
    expect(suggestions[0]).toBe(first)
    expect({ missing, help }).toEqual({ missing: undefined, help: undefined })
  })

  it.each(['gift ca', 'gift car', 'gift card'])('say that there are no gift cards: %s', async (text) => {
    const { suggestions, missing } = await suggestAll(text)
    expect(missing).toMatchObject({ type: 'gift card', shown: 'gift set' })
    expect(suggestions[0]).toBe('Gift Sets')
  })

  it('begin no page of help with the beginning of goods', async () => {
    expect((await suggestAll('fac')).help).toBeUndefined()
  })
})

describe('the typed text of a correction', () => {
  it('is named where nothing is called so', async () => {
    const found = await search('lipstik')
    expect(found).toMatchObject({ searched_for: 'lipstick' })
    expect(found.understood?.as_typed).toBeUndefined()
  })

  it('leads to what has it', async () => {
    expect(await search('blous')).toMatchObject({
      searched_for: 'blouse',
      understood: { as_typed: true },
    })
  })
})

it('takes a letter for the beginning of a word, and with a type for a brand', async () => {
  const [letter, brand] = await Promise.all([search('w'), search('w kurta')])
  expect(letter.understood?.missing?.brand ?? null).toBeNull()
  expect(brand.understood?.missing).toMatchObject({ brand: 'W for Woman' })
})

it.each(['toothpaste', 'wax strips', 'epilator', 'trimmer', 'hair removal cream', 'intimate wash'])(
  'has nothing in its place where nothing of the family has: %s',
  async (text) => {
    const { understood, total } = await search(text)
    expect(total).toBe(0)
    expect(understood?.missing).toMatchObject({ type: text, shown: null })
  },
)

it.each(['sanitary pad', 'menstrual cup'])(
  'has the one near product in its place, and no soap: %s',
  async (text) => {
    expect(titlesOf(await search(text))).toEqual(['Overnight Period Briefs'])
  },
)
