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
