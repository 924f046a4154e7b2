import { describe, expect, it } from 'vitest'
import { titlesOf, useSearch } from '#testing/useSearch.ts'

const { search } = useSearch()

describe('a day of the year', () => {
  it.each(['dussehra', 'gudi padwa'])('is missing where nothing is called so or for it: %j', async (text) => {
    const found = await search(text)
    expect(found.understood?.missing).toMatchObject({ type: null, words: [text] })
    expect(titlesOf(found).filter((title) => /incense|soap|hairspray|body mist/i.test(title))).toEqual([])
  })

  it('leads with what is called so', async () => {
    const { understood, data } = await search('diwali')
    expect(understood).toMatchObject({ missing: null, exact: 1 })
    expect(data[0]?.title).toBe('Diwali Night Glitter Nail Polish')
  })
})

it.each([
  ['cast', /castor/i],
  ['holi', /holiday/i],
])('takes no short word for the beginning of another: %j', async (text, other) => {
  expect(titlesOf(await search(text)).filter((title) => other.test(title))).toEqual([])
})

it('leaves out what has another sign of the thing', async () => {
  const found = await search('dress not sleeveless')
  expect(found.understood?.filters).toMatchObject([{ kind: 'without', name: 'sleeveless' }])
  const titles = titlesOf(found)
  expect(titles).toContain('Puff Sleeve Poplin Mini Dress')
  for (const strappy of ['Satin Slip Dress', 'Tiered Mulmul Maxi Dress', 'Handloom Pinafore Dress'])
    expect(titles).not.toContain(strappy)
})

it('takes no fragrance for what helps against a concern', async () => {
  const { data, understood } = await search('dandruff')
  // It has benzyl salicylate.
  const first = data.slice(0, understood?.exact ?? 0).map(({ title }) => title)
  expect(first).toContain('Apple Cider Vinegar Shampoo')
  expect(first).not.toContain('Jasmine Light Non-Sticky Oil')
})

it('names the products that follow the few of a type', async () => {
  expect((await search('mens jeans')).understood?.missing).toMatchObject({
    type: 'jeans',
    words: ['mens'],
    shown: 'bottom wear',
  })
})

it('excludes a colour with the word that it belongs to', async () => {
  const found = await search('SPF 50 without white cast')
  expect(found.understood?.filters).toEqual([])
  expect(found.data[0]?.title).toBe('Invisible Gel Sunscreen SPF 50')
  expect(titlesOf(found).filter((title) => !title.includes('SPF 50'))).toEqual([])
})

it('reads Hindi words between others as noise', async () => {
  const found = await search('kajal jo faile nahi')
  expect(found.understood?.missing).toBeNull()
  expect(new Set(found.data.map(({ category }) => category))).toEqual(new Set(['Kajal']))
})

it('leaves out a look that products would name', async () => {
  const [found, all] = await Promise.all([search('foundation without shimmer'), search('foundation')])
  expect(found.understood).toMatchObject({
    missing: null,
    filters: [{ kind: 'without', text: 'without shimmer' }],
  })
  expect(found.total).toBe(all.total)
})

it('knows the depths of skin', async () => {
  for (const text of ['foundation for medium skin', 'foundation for warm undertone medium skin'])
    expect((await search(text)).understood?.missing).toBeNull()
})

it('finds an undertone, and nothing of the colour', async () => {
  expect(titlesOf(await search('olive undertone')).filter((title) => !/foundation/i.test(title))).toEqual([])
})

it.each(['lipstick', 'lipstik'])('begins with a best seller, and with no new product: %j', async (text) => {
  const { data } = await search(text)
  expect(data[0]).toMatchObject({ title: 'Satin Pop Lipstick' })
})

it('lists what is called as the type was called before better rated products of it', async () => {
  expect((await search('bodycon')).data[0]?.title).toBe('Ribbed Knit Bodycon Dress')
  expect((await search('maternity dress')).data[0]?.title).toBe('Tie-Waist Maternity Midi Dress')
  expect((await search('dress')).data[0]?.title).not.toBe('Ribbed Knit Bodycon Dress')
})
