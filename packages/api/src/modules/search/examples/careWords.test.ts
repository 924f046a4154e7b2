import { describe, expect, it } from 'vitest'
import { titlesOf, useSearch } from '#testing/useSearch.ts'

const { search, suggest } = useSearch()

describe('creams for a type of skin', () => {
  it.each(['dry skin cream', 'rukhi twacha ke liye cream'])(
    'leave out those that state another, and lead with those that state it: %s',
    async (text) => {
      const titles = titlesOf(await search(text))
      expect(titles.slice(0, 2)).toEqual(['Ceramide Barrier Moisturiser', 'Malai Whip Face Cream'])
      expect(titles).not.toContain('Watermelon Ice Gel Cream')
    },
  )
})

describe('herbal care', () => {
  it.each(['ayurvedic', 'herbal', 'आयुर्वेदिक'])('is care with herbs, and no clothes: %s', async (text) => {
    const found = await search(text)
    expect(found.data.map(({ category }) => category)).not.toContain('Dresses')
    expect(titlesOf(found)).toEqual(
      expect.arrayContaining([
        'Cooling Herbal Kajal',
        'Bhringraj Hair Oil',
        'Bridal Ubtan Powder',
        'Kumkumadi Tailam',
      ]),
    )
    expect(titlesOf(found)).not.toContain('Organic Cotton Hooded Towel')
  })

  it('of a type is followed by the type', async () => {
    const titles = titlesOf(await search('ayurvedic shampoo'))
    expect(titles[0]).toBe('Shikakai & Reetha Shampoo')
    expect(titles).not.toContain('Cooling Herbal Kajal')
  })
})

describe('serums', () => {
  it('are called so: no scrub of the scalp', async () => {
    const titles = titlesOf(await search('serum'))
    expect(titles).toContain('Rosemary Scalp Serum')
    expect(titles).not.toContain('Salt & Mint Scalp Scrub')
  })
})

describe('creams for fairness', () => {
  it.each(['fairness cream', 'gora hone ki cream', 'skin whitening cream'])(
    'are not sold, and care for glow is near: %s',
    async (text) => {
      const found = await search(text)
      expect(found.understood?.missing?.type).toMatch(/cream/)
      expect(titlesOf(found)).toContain('Kumkumadi Glow Serum')
      expect(titlesOf(found)).not.toContain('Ceramide Barrier Moisturiser')
    },
  )
})

it('suggests only what is near a type that is not sold', async () => {
  const suggested = await suggest('fairness cream')
  expect(suggested).toContain('Kumkumadi Glow Serum')
  expect(suggested).not.toContain('Clothing')
})

describe('what is safe in pregnancy', () => {
  it.each(['pregnancy safe skincare', 'skin care safe during pregnancy'])(
    'is all care without what is advised against: %s',
    async (text) => {
      const found = await search(text)
      expect(found.understood?.missing).toBeNull()
      expect(titlesOf(found)).toContain('Ceramide Barrier Moisturiser')
      expect(titlesOf(found)).not.toContain('Retinol 0.3% Night Serum')
    },
  )
})
