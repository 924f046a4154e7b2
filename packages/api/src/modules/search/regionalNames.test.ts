import type { ListProductsResponse } from '@shop/contract/product-list.schema'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/useApp.ts'

const { get } = useApp()

const search = (text: string) =>
  get<ListProductsResponse>(`/api/products?limit=100&search=${encodeURIComponent(text)}`)
const titles = async (text: string) => (await search(text)).data.map(({ title }) => title)

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
    const [found, expected] = await Promise.all([titles(typed), titles(meant)])
    expect(new Set(found)).toEqual(new Set(expected))
    expect(found.length).toBeGreaterThan(0)
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
