import { describe, expect, it } from 'vitest'
import { titlesOf, useSearch } from '#testing/useSearch.ts'

const { search } = useSearch()

describe('something for a person', () => {
  it.each([
    ['something for my mother in law under 1500', 'gift for mom under 1500'],
    ['something nice for my wife under 1000', 'gift for wife under 1000'],
    ['anything for grandmother', 'gift for grandmother'],
    ['kuch mummy ke liye', 'gift for mummy'],
    ['saas ke liye kuch', 'gift for saas'],
    ['माँ के लिए कुछ', 'gift for mother'],
  ])('is a gift: %s', async (text, gift) => {
    expect(titlesOf(await search(text))).toEqual(titlesOf(await search(gift)))
  })

  it.each([
    ['kuch cream mummy ke liye', 'cream mummy ke liye'],
    ['something for wrinkles for my mother', 'wrinkles'],
    ['kurta for mother in law', 'kurta'],
  ])('is none where a product or a concern is named: %s', async (text, other) => {
    // A gift has to be in stock.
    const first = async (one: string) => titlesOf(await search(one)).slice(0, 5)
    expect(await first(text)).toEqual(await first(other))
  })
})

describe('an ingredient that no product has', () => {
  it.each([
    ['glutathione', 'dull skin'],
    ['glutathione serum', 'dull skin serum'],
    ['minoxidil', 'hair growth'],
  ])('is missing, and care for what it works on is shown: %s', async (text, other) => {
    const found = await search(text)
    const [active = ''] = text.split(' ')
    expect(found.understood?.missing?.words).toEqual([active])
    expect(found.understood?.roles).toMatchObject({ [active]: 'with' })
    expect(titlesOf(found)).toEqual(titlesOf(await search(other)))
  })

  it('is found where a product has it', async () => {
    const found = await search('retinol')
    expect(found.understood?.missing).toBeNull()
    expect(titlesOf(found)[0]).toContain('Retinol')
  })
})

describe('a type that the shop lacks', () => {
  it('shows scrubs for a loofah', async () => {
    expect(titlesOf(await search('loofah')).toSorted()).toEqual([
      'Bridal Ubtan Powder',
      'Everyday Ubtan Body Polish',
      'Filter Coffee Body Scrub',
    ])
  })
})

describe('a correction', () => {
  it.each([
    ['sareee', 'saree'],
    ['saaree', 'saree'],
    ['sunscream', 'sunscreen'],
    ['bangels', 'bangles'],
  ])('is the name that the catalogue has most: %s', async (text, corrected) => {
    expect((await search(text)).searched_for).toBe(corrected)
  })
})
