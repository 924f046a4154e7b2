import { describe, expect, it } from 'vitest'
import { titlesOf, useSearch } from '#testing/useSearch.ts'

const { search } = useSearch()

describe('a name of one region', () => {
  it.each([
    ['bangri', 'bangles'],
    ['valayal', 'bangles'],
    ['shakha pola', 'bangles'],
    ['thodu', 'earrings'],
    ['kammal', 'earrings'],
    ['jimikki', 'jhumka'],
    ['haram', 'necklace'],
    ['kolhapuri saaj', 'necklace'],
    ['langa voni', 'lehenga'],
    ['pudavai', 'saree'],
    ['pattu saree', 'silk saree'],
    ['kanchi pattu saree', 'kanjivaram saree'],
  ])('finds what it is: %j', async (typed, meant) => {
    const [found, expected] = (await Promise.all([search(typed), search(meant)])).map(titlesOf)
    expect(new Set(found)).toEqual(new Set(expected))
    expect(found).not.toEqual([])
  })

  it.each([
    ['golusu', 'jewellery'],
    ['kardhani', 'jewellery'],
    ['oddiyanam', 'jewellery'],
    ['bajuband', 'jewellery'],
    ['vanki', 'jewellery'],
    ['mookuthi', 'jewellery'],
    ['mundum neriyathum', 'saree'],
    ['mekhela chador', 'saree'],
    ['patola', 'saree'],
    ['taant', 'saree'],
  ])('that the shop does not have says so, and shows what is near: %j', async (typed, shown) => {
    const { understood, data, searched_for } = await search(typed)
    expect({ missing: understood?.missing, searched_for }).toMatchObject({
      missing: { type: typed, shown },
      searched_for: null,
    })
    expect(data.length).toBeGreaterThan(0)
  })

  it('is no man: "pattu" is silk', async () => {
    expect((await search('silk pattu saree')).understood?.filters).toEqual([])
  })

  it('is no other word that is spelt alike: teeth are no teether', async () => {
    expect((await search('teeth')).understood?.missing?.type).toBe('teeth')
  })
})
