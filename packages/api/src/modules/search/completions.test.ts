import { describe, expect, it } from 'vitest'
import { useSearch } from '#testing/useSearch.ts'

const { search } = useSearch()

describe('the beginning of a name', () => {
  it.each([
    ['sab', /^sabun/],
    ['meh', 'mehfil'],
    ['itt', /^itt/],
    ['nan', 'nanhi'],
    ['jat', 'jata'],
    ['resh', 'resham'],
    ['saan', 'saanjh'],
    ['tant', 'tantu'],
    ['roza', 'rozana'],
    ['mehfil kaj', 'mehfil kajal'],
    ['sabu ghar soap', 'sabun ghar soap'],
  ])('is completed, and the shopper is told so: %j', async (text, searched) => {
    const { searched_for, total, understood } = await search(text)
    expect(searched_for).toMatch(searched)
    expect(understood?.missing ?? null).toBeNull()
    expect(total).toBeGreaterThan(0)
  })
})
