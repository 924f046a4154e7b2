import { describe, expect, it } from 'vitest'
import { titlesOf, useSearch } from '#testing/useSearch.ts'

const { search } = useSearch()

describe('other names of goods', () => {
  it.each(['kumkumadi', 'कुमकुमादि'])('show all that is called by an ingredient first: %s', async (text) => {
    const titles = titlesOf(await search(text))
    expect(titles.slice(0, 2).toSorted()).toEqual(['Kumkumadi Glow Serum', 'Kumkumadi Tailam'])
  })

  it.each(['chappal', 'slippers'])('find the kinds of it: %s', async (text) => {
    const found = await search(text)
    expect(found.understood?.missing).toBeNull()
    expect(titlesOf(found).slice(0, 2).toSorted()).toEqual([
      'Cork Footbed Slide Sandals',
      'Toe-Ring Kolhapuri Flats',
    ])
  })

  it.each(['deo', 'deo for women'])('begin as the name in titles does: %s', async (text) => {
    expect(titlesOf(await search(text))).toEqual(titlesOf(await search('deodorant')))
  })
})
