import { describe, expect, it } from 'vitest'
import { titlesOf, useSearch } from '#testing/useSearch.ts'

const { search } = useSearch()

describe('clothes that the shop has for babies alone', () => {
  it.each(['sweater', 'jumpsuit'])('are missing for grown-ups: %s', async (text) => {
    const { understood, data } = await search(text)
    expect(understood).toMatchObject({ exact: null, missing: { type: text, shown: 'western wear' } })
    expect(data[0]?.category).not.toMatch(/baby/i)
  })

  it.each([
    ['baby sweater', 'Hand-Knit Cotton Cardigan Set'],
    ['romper', 'Zip-Up Sleep Romper'],
  ])('are found for a baby: %s', async (text, title) => {
    const found = await search(text)
    expect(found.understood?.missing).toBeNull()
    expect(titlesOf(found)[0]).toBe(title)
  })
})

describe('a man alone', () => {
  it.each(['men', 'dad', 'papa ke liye', 'पापा के लिए'])(
    'is somebody to give something to: %s',
    async (text) => {
      const [found, gifts] = await Promise.all([search(text), search('gift for dad')])
      expect(titlesOf(found).slice(0, 5)).toEqual(titlesOf(gifts).slice(0, 5))
    expect(gifts.total).toBeGreaterThan(5)
      expect(found.understood?.missing).toBeNull()
    },
  )
})
