import { beforeAll, describe, expect, it } from 'vitest'
import { importTitles, type TestTitle } from '#testing/importTitles.ts'
import { useSearch } from '#testing/useSearch.ts'

const { db, search, listOf } = useSearch('empty')

const KURTAS = ['Ethnic Wear', 'Kurtas', 'Kurtas']
const DRESSES = ['Western Wear', 'Western Wear', 'Dresses']
const HOME = ['Western Wear', 'Western Wear', 'Sleepwear']
const BRAS = ['Lingerie', 'Lingerie', 'Bras']
const SLIPS = ['Lingerie', 'Lingerie', 'Slips']
const SHAPES = ['Lingerie', 'Lingerie', 'Shapewear']

const PRODUCTS: readonly TestTitle[] = [
  ['Meera Kurta', 'Meera', KURTAS],
  ['Meera Sleeveless Kurta', 'Meera', KURTAS],
  ['Tea Dress', 'Meera', DRESSES, 'Sleeve length: sleeveless'],
  ['Shirt Dress', 'Meera', DRESSES, 'Sleeve length: long sleeves'],
  ['Lounge Pants', 'Meera', HOME],
  ['Everyday Bra', 'Meera', BRAS],
  ['Backless Bra', 'Meera', BRAS],
  ['Full Coverage Minimiser Bra', 'Meera', BRAS],
  ['Kurti Slip', 'Meera', SLIPS],
  ['Tummy Shaper', 'Meera', SHAPES],
  ['Saree Tummy Shaper', 'Meera', SHAPES],
]

beforeAll(() => importTitles(db(), PRODUCTS))

describe('sleeves', () => {
  it('are none where a dress is sleeveless', async () => {
    expect(await listOf('dress with sleeves')).toEqual(['Shirt Dress'])
  })

  it('are heard in more than one way', async () => {
    const { data, searched_for: searchedFor } = await search('bina baazu wali kurti')
    expect(data[0]?.title).toBe('Meera Sleeveless Kurta')
    expect(searchedFor).toBeNull()
  })
})

describe('what is worn under clothes', () => {
  it.each([
    ['which bra for backless blouse', 'Backless Bra'],
    ['saggy breast bra', 'Full Coverage Minimiser Bra'],
    ['what to wear under kurti', 'Kurti Slip'],
    ['how to hide tummy in saree', 'Saree Tummy Shaper'],
  ])('suits them: %j', async (text, title) => {
    expect((await listOf(text))[0]).toBe(title)
  })
})

it.each([['ghar me pehenne wale kapde'], ['home wear']])('finds what is worn at home: %j', async (text) => {
  expect((await listOf(text))[0]).toBe('Lounge Pants')
})

it.each([['kurti waist 32'], ['kurti 32 bust']])(
  'reads a measure of the body as a size: %j',
  async (text) => {
    expect((await search(text)).understood?.missing?.words ?? []).not.toContain('waist')
  },
)
