import { describe, expect, it } from 'vitest'
import { useSearch } from '#testing/useSearch.ts'

const { search, suggest, suggestAll } = useSearch()

const WORN = /dress|robe|kurt[ai]|saree|pyjama|nightdress|jhabla|shirt|bra\b/i

async function productsOf(text: string) {
  const { suggestions, details = [] } = await suggestAll(text)
  return suggestions.flatMap((phrase, index) => {
    const product = details[index]?.product
    return product === undefined ? [] : [{ phrase, price: product.price }]
  })
}

describe('a lone last letter', () => {
  it.each([
    ['vitamin c s', /vitamin c/i],
    ['multani m', /multani/i],
    ['niacinamide s', /niacinamide/i],
    ['kumkumadi m', /kumkumadi/i],
    ['rose water m', /rose/i],
    ['vitamin s', /vitamin/i],
  ])('begins a word, and is no size of clothes: %j', async (text, named) => {
    const suggestions = await suggest(text)
    expect(suggestions[0]).toMatch(named)
    expect(suggestions.filter((one) => WORN.test(one))).toEqual([])
    expect((await search(text)).data.filter(({ title }) => WORN.test(title))).toEqual([])
  })

  it('is a size of what is worn', async () => {
    expect((await search('kurta m')).understood?.filters).toMatchObject([{ kind: 'size' }])
  })
})

describe('the beginning of a word', () => {
  it.each([
    ['sindoor brus', /brush/i],
    ['mul', /\bmul/i],
    ['mult', /\bmult/i],
    ['makeup brus', /brush/i],
    ['lip bru', /brush/i],
  ])('is followed by what begins so: %j', async (text, begun) => {
    const suggestions = await suggest(text)
    expect(suggestions.length).toBeGreaterThan(0)
    expect(suggestions.filter((one) => !begun.test(one))).toEqual([])
  })
})

describe('what a thing is for', () => {
  it.each([
    ['blush for du', /dull/],
    ['hair oil for da', /daughter/],
    ['lipstick for si', /sister/],
    ['shampoo for te', /teacher/],
    ['kajal for mo', /mom|mother/],
    ['lipstick for ac', /acne/],
    ['saree for dan', /dandruff/],
    ['nail polish for wr', /wrinkle/],
    ['perfume for ba', /baby/],
  ])('is completed only as products say it: %j', async (text, invented) => {
    expect((await suggest(text)).filter((one) => invented.test(one))).toEqual([])
  })

  it.each([
    ['gift for da', 'gift for daughter'],
    ['kurta for wo', 'kurta for women'],
    ['shampoo for dan', 'shampoo for dandruff'],
    ['face wash for ac', 'face wash for acne'],
  ])('is completed where they do: %j', async (text, completed) => {
    expect(await suggest(text)).toContain(completed)
  })
})

describe('a limit of the price', () => {
  it.each([
    ['gift under 500', 0, 500],
    ['earrings under 300', 0, 300],
    ['kurta below 800', 0, 800],
    ['kurta below 1500', 0, 1500],
    ['lip balm under 200', 0, 200],
    ['lipstick 200 rs', 0, 200],
    ['perfume under 500', 0, 500],
    ['rozana under 300', 0, 300],
    ['acne under 400', 0, 400],
    ['gift above 1000', 1000, Infinity],
    ['saree between 2000 and 3000', 2000, 3000],
    ['kurta for women under 1500', 0, 1500],
    ['diwali gift under 800', 0, 800],
    ['red lipstick under 400', 0, 400],
    ['gift for mom under 500', 0, 500],
    ['multani mitti under 200', 0, 200],
    ['kundan choker under 300', 0, 300],
    ['lakme lipstick under 300', 0, 300],
    ['kurta 999', 0, 999],
    ['500 se kam ki lipstick', 0, 500],
    ['₹500 gift', 0, 500],
  ])('holds for all products that are suggested: %j', async (text, min, max) => {
    const outside = (await productsOf(text)).filter(({ price }) => price < min || price > max)
    expect(outside).toEqual([])
  })

  it.each(['gift under 500', 'perfume under 500', 'kurta below 1500', 'diwali gift under 800'])(
    'has products where the shop has some: %j',
    async (text) => {
      expect((await productsOf(text)).length).toBeGreaterThan(0)
    },
  )
})

it.each([
  ['pimpl', /^pimple /],
  ['wrink', /^wrinkle /],
])('the beginning of a concern is suggested with the care for it: %j', async (text, expected) => {
  expect((await suggest(text))[0]).toMatch(expected)
})

it('names brands as they are written, whatever the script', async () => {
  expect(await suggest('मॉइस्चराइज़र')).toContain('Noor & Neem Moisturiser')
})
