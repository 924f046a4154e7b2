import { expect, it } from 'vitest'
import { titlesOf, useSearch } from '#testing/useSearch.ts'

const { search } = useSearch()

it.each([
  ['fesh wash', 'face wash'],
  ['fes wash', 'face wash'],
  ['phace wash', 'face wash'],
])('a name is heard where one of its words is as typed: %j', async (text, meant) => {
  expect((await search(text)).searched_for).toBe(meant)
})

it.each([
  ['pregnancy leggings', 'Over-Bump Maternity Leggings'],
  ['maternity pants', 'Over-Bump Maternity Leggings'],
  ['maternity jeans', 'Over-Bump Maternity Leggings'],
  ['feeding kurti', 'Nursing Kurti with Hidden Zips'],
  ['thand ke liye cream', 'Saffron Winter Moisturiser'],
])('what is called by the kind that was typed is first: %j', async (text, title) => {
  expect(titlesOf(await search(text))[0]).toBe(title)
})

it.each([
  ['jeans', /trousers|nightwear|maternity/i],
  ['leggings', /trousers|nightwear|maternity/i],
  ['feeding bra', /bras/i],
  ['facial kit', /face|mask|eye|acne/i],
  ['tshirt', /tops|shirts/i],
  ['saree blouse', /tops|shirts/i],
  ['petticoat', /shapewear|camisole|petticoat/i],
  ['socks', /nightwear|lounge|maternity/i],
])('few products are followed by those of the nearest types alone: %j', async (text, category) => {
  const { data } = await search(text)
  expect(data.length).toBeGreaterThan(1)
  expect(data.filter((product) => !category.test(product.category))).toEqual([])
})

it.each([
  ['baby oil', 'Coconut Massage Oil for Babies'],
  ['बेबी ऑयल', 'Coconut Massage Oil for Babies'],
  ['baby lotion', 'Milk and Almond Baby Lotion'],
  ['baby balm', 'Oat Rescue Balm for Dry Patches'],
])('what has the typed noun comes before neighbours of its category: %j', async (text, title) => {
  expect(titlesOf(await search(text))[0]).toBe(title)
})
