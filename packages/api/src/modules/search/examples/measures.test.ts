import { describe, expect, it } from 'vitest'
import { titlesOf, useSearch } from '#testing/useSearch.ts'

const { search } = useSearch()

describe('a weight', () => {
  it.each([
    ['diapers 8 kg', '8 kg'],
    ['diaper for 10 kg', '10 kg'],
    ['diapers 9 kg', '9 kg'],
    ['nappy 3.5 kg', '3.5 kg'],
    ['diaper pants 11 kg', '11 kg'],
    ['13kg baby diaper', '13 kg'],
  ])('is met by a size with a range that has it: %s', async (text, name) => {
    const { understood, data } = await search(text)
    expect(understood).toMatchObject({ exact: null, missing: null })
    expect(understood?.filters).toContainEqual(expect.objectContaining({ kind: 'size', name }))
    expect(data[0]?.title).toBe('Overnight Pant Style Diapers')
  })

  it('is missing where no range has it', async () => {
    expect((await search('diaper for 20 kg')).understood?.missing).toMatchObject({ words: ['20 kg'] })
  })
})

describe('half a size', () => {
  it.each(['uk 5.5 heels', 'heels 5.5', 'heels uk5.5', 'heels size 5.5'])(
    'is one filter: %s',
    async (text) => {
      const found = await search(text)
      expect(found.understood?.filters).toMatchObject([
        { kind: 'size', name: expect.stringContaining('5.5') },
      ])
      expect(titlesOf(found)).toEqual(['Braided Block Heel Sandals'])
    },
  )
})

describe('a number beside a type', () => {
  it.each(['foundation 128', 'foundation shade 128', 'lipstick 245'])(
    'is a shade of make-up, unless prices end so: %s',
    async (text) => {
      const { understood } = await search(text)
      expect(understood).toMatchObject({ filters: [], missing: { words: [text.split(' ').at(-1)] } })
      expect(understood?.unpriced ?? null).toBe(null)
    },
  )

  it.each(['lipstick 300', 'lipstick 299', 'kurta 999'])('is a price: %s', async (text) => {
    const { understood } = await search(text)
    expect(understood?.filters).toMatchObject([{ kind: 'price', max: Number(text.split(' ')[1]) }])
  })
})
