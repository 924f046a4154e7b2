import type { SuggestionsResponse } from '@shop/contract/search.schema'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/useApp.ts'
import { titlesOf, useSearch } from '#testing/useSearch.ts'

const { get } = useApp()
const { search } = useSearch()

async function suggest(text: string) {
  const {
    suggestions,
    details = [],
    missing,
  } = await get<SuggestionsResponse>(`/api/search/suggestions?query=${encodeURIComponent(text)}`)
  const ofKind = (kind: string) => suggestions.filter((_, index) => details[index]?.kind === kind)
  return { suggestions, details, missing, ofKind }
}

describe('suggestions for filters alone', () => {
  it.each([
    ['under 500', 'under ₹500', 'Makeup under ₹500'],
    ['under 5', 'under ₹500', 'Makeup under ₹500'],
    ['500', 'under ₹500', 'Makeup under ₹500'],
    ['999', 'under ₹999', 'Makeup under ₹999'],
    ['below 1000', 'below ₹1,000', 'Makeup below ₹1,000'],
    ['500 se kam', '₹500 se kam', 'Makeup ₹500 se kam'],
    ['₹300–₹600', '₹300–₹600', 'Makeup ₹300–₹600'],
    ['new', 'new', 'new makeup'],
    ['sale', 'sale', 'Makeup sale'],
    ['cheap', 'cheap', 'cheap makeup'],
    ['best sellers', 'best sellers', 'Makeup best sellers'],
  ])('are the search, categories with some of it, and products: %j', async (text, whole, ofCategory) => {
    const { suggestions, ofKind } = await suggest(text)
    expect(suggestions.slice(0, 2)).toEqual([whole, ofCategory])
    const listed = await search(whole)
    expect(ofKind('product').length).toBeGreaterThan(3)
    expect(titlesOf(listed).slice(0, 3)).toEqual(ofKind('product').slice(0, 3))
    expect((await search(ofCategory)).understood?.filters).toHaveLength(1)
  })

  it.each([
    ['36b', 'Bras 36B'],
    ['34c', 'Bras 34C'],
    ['size xl', 'Dresses XL'],
  ])('have the types with a size, and products: %j', async (text, whole) => {
    const { suggestions, ofKind } = await suggest(text)
    expect(suggestions[0]).toBe(whole)
    expect(ofKind('product').length).toBeGreaterThan(2)
    expect(ofKind('product')).toEqual(titlesOf(await search(text)).slice(0, 5))
    expect((await search(whole)).understood).toMatchObject({ missing: null, filters: [{ kind: 'size' }] })
  })

  it('have the largest discounts where nothing has the typed one', async () => {
    const { suggestions, ofKind } = await suggest('50% off')
    expect(suggestions[0]).toBe('50% off')
    expect(titlesOf(await search('50% off')).slice(0, 5)).toEqual(ofKind('product'))
  })
})

describe('suggested products', () => {
  it.each([
    'juti',
    'jutti',
    'mojri',
    'sar',
    'kurti xl',
    'kurta set',
    'lip stik',
    'rozana',
    'rozna',
    'per',
    'साड़ी',
    'juti size 38',
  ])('are those that the list of a name begins with: %j', async (text) => {
    const { ofKind } = await suggest(text)
    const list = await search(text === 'per' ? 'perfume' : text)
    expect(ofKind('product').slice(0, 2)).toEqual(titlesOf(list).slice(0, 2))
  })

  it.each(['rozana', 'rozna', 'Rozana'])('of a brand are its own alone: %j', async (text) => {
    const { suggestions, details } = await suggest(text)
    expect(suggestions[0]).toBe('Rozana')
    const others = suggestions.filter(
      (phrase, index) => !phrase.startsWith('Rozana') && details[index]?.product?.brand !== 'Rozana',
    )
    expect(others).toEqual([])
  })
})

describe('the beginning of a type', () => {
  it.each([
    ['साड', 'sar', /saree/i],
    ['लिप', 'lip', /lip/i],
    ['काज', 'kaj', /kajal/i],
    ['कुर', 'kur', /kurt/i],
    ['शैम', 'sham', /shampoo/i],
    ['नेल', 'nail', /nail/i],
    ['झुम', 'jhum', /jhumka/i],
    ['जूत', 'jut', /jutti|mojari/i],
    ['लहं', 'lehe', /lehenga|choli/i],
    ['क्री', 'crea', /cream/i],
    ['फाउ', 'foun', /foundation/i],
    ['दुप', 'dup', /dupatta/i],
    ['परफ', 'perf', /parfum|attar|perfume/i],
    ['ब्रा', 'bra', /bra/i],
    ['सन', 'suns', /sun/i],
    ['मेह', 'mehe', /henna|colour/i],
    ['फेस', 'face', /face/i],
    ['हेय', 'hai', /hair/i],
    ['चूड़', 'bang', /bangle/i],
    ['सीर', 'seru', /serum/i],
  ])('suggests it and its products first, in both scripts: %j and %j', async (devanagari, latin, type) => {
    for (const text of [devanagari, latin]) {
      const { suggestions, ofKind } = await suggest(text)
      expect(suggestions[0]).toMatch(type)
      expect(ofKind('product')[0]).toMatch(type)
    }
  })
})

describe('suggestions for what is not sold', () => {
  it('are those of the brand that a text begins', async () => {
    const { suggestions, missing } = await suggest('michael ko')
    expect(missing).toMatchObject({ brand: 'Michael Kors', shown: 'bag' })
    expect(suggestions).toEqual((await suggest('michael kors')).suggestions)
  })

  it('have no name that only sounds like a word of the text', async () => {
    const { suggestions, missing } = await suggest('maybelline fit me')
    expect(missing).toMatchObject({ brand: 'Maybelline New York' })
    expect(suggestions[0]).toBe('Makeup')
  })

  it('are none for the beginning of what nothing is near', async () => {
    expect((await suggest('pressure coo')).suggestions).toEqual([])
  })

  it.each([
    ['mamaearth', { brand: 'Mamaearth', type: null }],
    ['mamaerth', { brand: 'Mamaearth', type: null }],
    ['lakme lipstick', { brand: 'Lakmé', type: null }],
    ['bindi', { brand: null, type: 'bindi' }],
    ['iphone cover', { brand: null, type: 'iphone cover' }],
  ])('say so, and are what its list begins with: %j', async (text, missing) => {
    const [suggested, list] = await Promise.all([suggest(text), search(text)])
    expect(suggested.missing).toMatchObject(missing)
    expect(list.understood?.missing).toMatchObject(missing)
    expect(suggested.missing?.shown).toBe(list.understood?.missing?.shown)
    expect(suggested.ofKind('product').slice(0, 2)).toEqual(titlesOf(list).slice(0, 2))
    expect(new Set(suggested.suggestions).size).toBe(suggested.suggestions.length)
  })

  it.each(['lipstick', 'rozana', 'maxi dress', 'under 500'])('say nothing of what is: %j', async (text) => {
    expect((await suggest(text)).missing).toBeUndefined()
  })
})

it.each([
  ['refund policy', []],
  ['support', ['Full Support Minimiser Bra']],
])('suggestions for help are called so: %j', async (text, called) => {
  expect((await suggest(text)).suggestions).toEqual(called)
})

describe('a completed search', () => {
  it.each(['black saree', 'kurta for men', 'lip balm under 250'])(
    'is suggested only where a product meets all of it: %j',
    async (text) => {
      const { ofKind } = await suggest(text)
      expect(ofKind('product').length).toBeGreaterThan(0)
      for (const completed of ofKind('search')) {
        const { understood, total } = await search(completed)
        expect(total).toBeGreaterThan(0)
        expect(understood?.missing).toBeNull()
        expect(understood?.unpriced).toBeUndefined()
      }
    },
  )

  it.each(['frizzy hair', 'grey hair'])('says no word twice: %j', async (text) => {
    const { suggestions } = await suggest(text)
    expect(suggestions[0]).toMatch(new RegExp(`^${text} \\w`))
    expect(suggestions.filter((phrase) => phrase.includes('hair hair'))).toEqual([])
  })
})

it('a text with a product type is followed by products of it alone', async () => {
  const text = 'foundation for wheatish skin'
  const { suggestions } = await suggest(text)
  expect(suggestions).toEqual(titlesOf(await search(text)).slice(0, 5))
})

it.each(['daag dhabbe', 'pimple', 'muhase', 'रूखी त्वचा'])(
  'a need is followed by what its list begins with: %j',
  async (text) => {
    const { ofKind } = await suggest(text)
    expect(ofKind('product').slice(0, 3)).toEqual(titlesOf(await search(text)).slice(0, 3))
  },
)

it.each(['oil', 'तेल'])('what is free from a thing is not suggested for it: %j', async (text) => {
  expect((await suggest(text)).suggestions).not.toContain('Oil-Free Cica Gel Cream')
  expect((await suggest('oil free')).suggestions).toContain('Oil-Free Cica Gel Cream')
})

describe('whole words', () => {
  it.each(['cricket bat', 'bat', 'car', 'blue car', 'cooking oil', 'दवा', 'गाड़ी'])(
    'of what the shop does not sell begin nothing else: %s',
    async (text) => {
      expect((await suggest(text)).suggestions).toEqual([])
      expect((await search(text)).total).toBe(0)
    },
  )

  it.each([
    ['bra', /bangle|bracelet/i],
    ['nursing bra', /bangle|bracelet/i],
    ['bra size', /bangle|bracelet/i],
    ['bag', /bageecha$/i],
    ['wallet', /bageecha|^jhola/i],
    ['h&m', /hair/i],
    ['toy car', /care/i],
    ['almond oil', /oily/i],
    ['coconut oil', /oily/i],
    ['kids sandals', /sandals & heels/i],
    ['teether', /jhabla|swaddle/i],
  ])('of a type, and other brands, begin no other name: %s', async (text, other) => {
    const { suggestions } = await suggest(text)
    expect(suggestions.length).toBeGreaterThan(0)
    expect(suggestions.filter((one) => other.test(one))).toEqual([])
  })

  it('of a type begin its kinds', async () => {
    expect((await suggest('lip')).suggestions.slice(0, 2)).toEqual(['Lips', 'Lipstick'])
  })

  it.each(['rosemary oil', 'tea tree oil', 'argan oil'])(
    'have the products that the list begins with, where none has all: %s',
    async (text) => {
      const { ofKind } = await suggest(text)
      const listed = titlesOf(await search(text))
      expect(ofKind('product').length).toBeGreaterThan(2)
      expect(ofKind('product')).toEqual(listed.slice(0, ofKind('product').length))
    },
  )
})
