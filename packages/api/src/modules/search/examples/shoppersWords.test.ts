import { describe, expect, it } from 'vitest'
import { titlesOf, useSearch } from '#testing/useSearch.ts'

const { search, suggest, suggestAll } = useSearch()

const firstOf = async (text: string, count = 1) => titlesOf(await search(text)).slice(0, count)

describe('what the shop does not sell', () => {
  it.each([
    ['paneer', 'paneer'],
    ['cheese', 'cheese'],
    ['red chilli powder', 'red chilli powder'],
    ['biotin gummies', 'biotin gummies'],
    ['whey protein', 'whey protein'],
    ['saree blouse stitching', 'saree blouse stitching'],
    ['blouse alteration', 'blouse alteration'],
    ['tailor', 'tailor'],
  ])('is said to be missing, and nothing is shown: %j', async (text, type) => {
    const { understood, total } = await search(text)
    expect(total).toBe(0)
    expect(understood).toMatchObject({ missing: { type } })
  })

  it('is no word of a garment: a tailored blazer is sold', async () => {
    expect(await firstOf('tailored blazer')).toEqual(['Soft Tailored Blazer'])
  })

  it('is followed by what is near a numbered perfume of another brand', async () => {
    const found = await search('chanel no 5')
    expect(found.understood?.missing).toMatchObject({ brand: 'Chanel', shown: 'fragrance' })
    expect(found.total).toBeGreaterThan(5)
  })

  it('is followed by what is for the winter, for thermal wear', async () => {
    for (const text of ['thermal wear', 'thermals'])
      expect(await firstOf(text)).toEqual(['Brushed Cotton Winter Pyjamas'])
    expect(await firstOf('winter wear', 5)).toContain('Brushed Cotton Winter Pyjamas')
  })
})

describe('help', () => {
  it.each([
    ['kya ye original hai', 'authenticity'],
    ['fake ya asli', 'authenticity'],
    ['wishlist', 'wishlist'],
    ['my wishlist', 'wishlist'],
    ['gift wrap', 'contact'],
    ['gift wrapping available', 'contact'],
  ])('answers %j', async (text, help) => {
    expect((await search(text)).understood).toMatchObject({ help })
  })

  it.each(['wrap dress', 'return gift'])('is none for goods: %j', async (text) => {
    const found = await search(text)
    expect(found.understood?.help).toBeUndefined()
    expect(found.total).toBeGreaterThan(0)
  })

  it('is suggested for the beginning of the word after a question', async () => {
    const found = await suggestAll('how to ret')
    expect(found).toMatchObject({ suggestions: [], help: 'returns' })
  })
})

describe('care for babies', () => {
  it.each(["something for my baby's dry skin", 'cream for baby dry skin'])(
    'is found by its concern: %j',
    async (text) => {
      const found = await search(text)
      expect(found.understood?.missing ?? null).toBeNull()
      expect(titlesOf(found).slice(0, 2).toSorted()).toEqual([
        'Milk and Almond Baby Lotion',
        'Oat Rescue Balm for Dry Patches',
      ])
    },
  )

  it('is none for men', async () => {
    expect(await firstOf('body wash for men', 9)).not.toContain('Tear-Mild Hair and Body Wash')
  })
})

describe('the first product', () => {
  it.each([
    ['white hair cover', 'Root Touch-Up Stick'],
    ['grey hair cover', 'Root Touch-Up Stick'],
    ['safed baal', 'Root Touch-Up Stick'],
    ['rain smell', 'First Shower Eau de Toilette'],
    ['perfume that smells like rain', 'First Shower Eau de Toilette'],
    ['glow ke liye face pack', 'Multani Mitti Face Pack'],
    ['kundan set', 'Kundan Pearl Choker Set'],
  ])('of %j is %j', async (text, title) => {
    expect(await firstOf(text)).toEqual([title])
  })

  it('of dry ends and an oily scalp is a shampoo', async () => {
    expect((await firstOf('oily scalp dry ends', 5)).filter((title) => !/shampoo/i.test(title))).toEqual([])
  })

  it('of an outfit is worn by anyone, and to the occasion', async () => {
    const titles = await firstOf('office wear for summer not too expensive', 99)
    expect(titles.filter((title) => /maternity|nursing/i.test(title))).toEqual([])
    const { data } = await search('airport look')
    expect(data.filter(({ category }) => /serum|mask|lipstick|sunscreen/i.test(category))).toEqual([])
  })

  it('of a jewellery set is followed by jewellery', async () => {
    const { data } = await search('kundan set')
    expect(data.filter(({ category }) => !/necklace|earring|bangle|ring|anklet/i.test(category))).toEqual([])
  })

  it('of a hamper is followed by what is called one', async () => {
    expect(await firstOf('diwali gift hamper', 3)).toContain('Haldi Ceremony Hamper')
    expect(await firstOf('diwali gift', 99)).not.toContain('Haldi Ceremony Hamper')
  })
})

describe('a long sentence', () => {
  it('keeps the type and the fabric that it names after its other words', async () => {
    const text =
      'mujhe apni behen ki shaadi ke liye ek sundar laal ya maroon rang ki banarasi saree chahiye jo das hazaar se kam ho aur jaldi deliver ho jaye'
    expect(await firstOf(text)).toEqual(['Banarasi Katan Silk Saree'])
  })

  it('of Hindi has newborn children', async () => {
    const found = await search('नवजात बच्चे के कपड़े')
    expect(found.understood?.missing ?? null).toBeNull()
    expect(titlesOf(found)).toContain('Muslin Jhabla Set of 3')
  })
})

describe('a colour', () => {
  it('is first completed by what begins with the typed letter', async () => {
    expect((await suggest('maroon l'))[0]).toBe('maroon lipstick')
  })

  it('of a missing type leaves out nothing that is near it', async () => {
    expect((await search('lal bindi')).total).toBeGreaterThan(3)
  })
})
