import { describe, expect, it } from 'vitest'
import { titlesOf, useSearch } from '#testing/useSearch.ts'

const { search } = useSearch()

describe('what suits a type of skin', () => {
  it('comes before what says nothing of it', async () => {
    const found = await search('sunscreen for oily skin')
    const titles = titlesOf(found)
    expect(found.understood?.missing).toBeNull()
    expect(titles.slice(0, 2).toSorted()).toEqual([
      'Invisible Gel Sunscreen SPF 50',
      'Snowline Sunscreen Stick SPF 50',
    ])
  })

  it('follows what names the type of skin', async () => {
    const { data } = await search('foundation for oily skin')
    expect(data[0]?.title).toBe('Nine to Nine Matte Foundation')
    const dry = titlesOf(await search('sunscreen for dry skin'))
    expect(dry.indexOf('Vitamin C Dewy Sunscreen SPF 50')).toBeLessThan(
      dry.indexOf('Invisible Gel Sunscreen SPF 50'),
    )
  })

  it('is told by the type of hair that a product states', async () => {
    const found = await search('frizzy curly hair serum')
    expect(titlesOf(found).slice(0, 2)).toEqual(['Frizz Stop Hair Serum', 'Flaxseed Curl Serum'])
    const damaged = await search('hair mask for damaged coloured hair')
    expect(damaged.understood?.missing).toBeNull()
    expect(titlesOf(damaged)[0]).toBe('Bond Rescue Mask')
  })

  it('is not told by the name of a shade, which is not shown either', async () => {
    const { data } = await search('sunscreen for oily skin')
    const tinted = data.find(({ title }) => title === 'Tinted Mineral Sunscreen SPF 40')
    expect(JSON.stringify(tinted?.options)).toContain('Warm Clay')
    expect(tinted?.shown_variant_id).toBeUndefined()
  })
})

it.each([
  ['compact powder for dry skin', 'dry skin', /Powder/],
  ['blush for dry skin', 'dry skin', /Blush|Palette/],
  ['perfume for sensitive skin', 'sensitive skin', /Parfum|Toilette|Attar|Mist|Perfume|Roll-On/],
])('is no reason to show care where make-up or perfume is searched for: %s', async (text, need, called) => {
  const found = await search(text)
  expect(found.understood?.missing?.words).toEqual([need])
  expect(titlesOf(found).filter((title) => !called.test(title))).toEqual([])
})
