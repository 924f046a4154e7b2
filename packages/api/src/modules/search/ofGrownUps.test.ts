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

describe('a person alone', () => {
  it.each([
    ['men', 'gift for dad'],
    ['papa ke liye', 'gift for dad'],
    ['पापा के लिए', 'gift for dad'],
    ['mummy', 'gift for mom'],
    ['didi ke liye', 'gift for mom'],
    ['for my wife', 'gift for mom'],
  ])('is somebody to give something to: %s', async (text, gift) => {
    const [found, gifts] = await Promise.all([search(text), search(gift)])
    expect(titlesOf(found).slice(0, 5)).toEqual(titlesOf(gifts).slice(0, 5))
    expect(gifts.total).toBeGreaterThan(5)
    expect(found.understood?.missing).toBeNull()
  })
})

it.each(['cream for 50 years old', 'serum for 60 year old mother', '40+ skin cream'])(
  'reads an age as care against lines: %s',
  async (text) => {
    const [found, aged] = await Promise.all([
      search(text),
      search(text.includes('serum') ? 'anti ageing serum' : 'anti ageing cream'),
    ])
    expect(titlesOf(found)[0]).toBe(titlesOf(aged)[0])
  },
)

it.each(['my hair is falling a lot', 'losing hair'])('finds care for falling hair: %s', async (text) => {
  const [found, care] = await Promise.all([search(text), search('hair fall')])
  expect(titlesOf(found)[0]).toBe(titlesOf(care)[0])
})
