import { describe, expect, it } from 'vitest'
import { titlesOf, useSearch } from '#testing/useSearch.ts'

const { search } = useSearch()

describe('an occasion beside a type', () => {
  it.each([
    ['wedding saree', 'saree'],
    ['bridal saree', 'saree'],
    ['शादी की साड़ी', 'saree'],
    ['party wear kurti', 'kurti'],
    ['sangeet lehenga', 'lehenga'],
    ['party clutch', 'clutch'],
    ['wedding perfume', 'perfume'],
  ])('lists all products of the type, and claims no number for the occasion: %j', async (text, type) => {
    const [found, all] = await Promise.all([search(text), search(type)])
    expect(titlesOf(found).toSorted()).toEqual(titlesOf(all).toSorted())
    expect(found.understood).toMatchObject({ exact: null, missing: null })
  })

  it.each([
    ['bridal lehenga', 'Zari Brocade Bridal Lehenga'],
    ['wedding saree', 'Banarasi Katan Silk Saree'],
    ['office kurta', 'Linen Office Kurta with Pintucks'],
    ['party wear kurti', 'Gota Patti Festive Kurta with Palazzo'],
    ['bridal jewellery', 'Kundan Pearl Choker Set'],
    ['wedding lipstick', 'Ghazal Velvet Lipstick'],
  ])('begins with what is called so, or made for it: %j', async (text, title) => {
    expect(titlesOf(await search(text))[0]).toBe(title)
  })
})

describe('a gift set of a type', () => {
  it.each([
    ['perfume gift set', 'perfume', 'gift set'],
    ['jewellery gift box', 'jewellery', 'gift box'],
  ])('is that type, in stock, where no gift set is called so: %j', async (text, type, set) => {
    const [found, all] = await Promise.all([search(text), search(type, '&in_stock=1')])
    expect(found.understood).toMatchObject({ exact: null, missing: { words: [set], shown: type } })
    expect(titlesOf(found).toSorted()).toEqual(titlesOf(all).toSorted())
  })

  it('is the gift set that is called so', async () => {
    expect(titlesOf(await search('soap gift set'))[0]).toBe('Seven Soaps of the South Gift Box')
  })
})
