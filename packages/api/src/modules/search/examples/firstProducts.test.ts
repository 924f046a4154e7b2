import { describe, expect, it } from 'vitest'
import { titlesOf, useSearch } from '#testing/useSearch.ts'

const { search } = useSearch()

const firstOf = async (text: string, count = 1) => titlesOf(await search(text)).slice(0, count)

describe('a palette', () => {
  it.each(['brown eyeshadow palette', 'nude eyeshadow palette', 'eye shadow palette nude'])(
    'has the colours that its text names as pans: %j',
    async (text) => {
      const found = await search(text)
      expect(titlesOf(found)).toEqual(
        expect.arrayContaining(['Nine to Wine Eyeshadow Palette', 'Everyday Eyeshadow Quad']),
      )
      expect(titlesOf(found)).not.toContain('Shaam Single Eyeshadow')
      expect(found.understood?.filters).toMatchObject([{ kind: 'colour' }])
    },
  )

  it('is left out where it has no such pan', async () => {
    expect(await firstOf('wine eyeshadow palette', 9)).toEqual(['Nine to Wine Eyeshadow Palette'])
    expect(await firstOf('blue eyeshadow palette', 9)).toEqual(['Sixteen Phases Eyeshadow Palette'])
  })

  it('does not replace the shades of other make-up', async () => {
    expect(titlesOf(await search('brown eyeliner')).filter((title) => /palette/i.test(title))).toEqual([])
  })
})

describe('clothes for feeding', () => {
  it.each([
    ['feeding gown', 'Front-Open Nursing Nightdress'],
    ['maternity gown', 'Front-Open Nursing Nightdress'],
    ['nighty for feeding mothers', 'Front-Open Nursing Nightdress'],
    ['feeding nighty', 'Front-Open Nursing Nightdress'],
    ['feeding kurti', 'Nursing Kurti with Hidden Zips'],
    ['kurti for nursing mothers', 'Nursing Kurti with Hidden Zips'],
  ])('are for nursing: %j', async (text, title) => {
    const found = await search(text)
    expect(titlesOf(found)[0]).toBe(title)
    expect(found.understood?.missing ?? null).toBeNull()
  })

  it('are no bottles', async () => {
    expect(await firstOf('feeding bottle')).toEqual(['Wide Neck Glass Feeding Bottle'])
  })
})

describe('a gift', () => {
  it.each([
    'gift for new mom',
    'gift for mom to be',
    'gift for my pregnant sister',
    'baby shower gift',
    'gift hamper for baby shower',
  ])('for a mother is for her and the baby: %j', async (text) => {
    const found = await search(text)
    expect(found.understood?.missing ?? null).toBeNull()
    expect(titlesOf(found)).toContain('Muslin Jhabla Set of 3')
    expect(found.data.filter(({ category }) => !/rompers|swaddles|toys|mom care/i.test(category))).toEqual([])
  })

  it.each([
    'gift for sister rakhi',
    'anniversary gift for wife under 3000',
    'birthday gift',
    'diwali gift',
    'gift box for rakhi',
  ])('is none for another day: %j', async (text) => {
    const titles = titlesOf(await search(text))
    expect(titles.length).toBeGreaterThan(1)
    expect(titles).not.toContain('Haldi Ceremony Hamper')
  })

  it('without a day begins with what is for any', async () => {
    expect(await firstOf('gift for mom', 6)).not.toContain('Haldi Ceremony Hamper')
    expect(await firstOf('haldi gift')).toEqual(['Haldi Ceremony Hamper'])
  })
})

describe('the first product', () => {
  it.each([
    ['grey hair touch up', 'Root Touch-Up Stick'],
    ['root touch up', 'Root Touch-Up Stick'],
    ['white hair touch up stick', 'Root Touch-Up Stick'],
    ['breathable nail polish', 'Breathe Easy Nail Lacquer'],
    ['halal nail polish', 'Breathe Easy Nail Lacquer'],
    ['nail paint for namaz', 'Breathe Easy Nail Lacquer'],
    ['mogra perfume', 'Mogra Attar'],
    ['setting spray', 'Prime and Stay Put Mist'],
    ['makeup fixer', 'Prime and Stay Put Mist'],
    ['beauty blender', 'Full Moon Blender Jar'],
    ['beautyblender', 'Full Moon Blender Jar'],
    ['bra for saree blouse', 'Strapless Saree Blouse Bra'],
    ['anti ageing cream', 'Bakuchi & Peptide Night Cream'],
    ['cream for wrinkles', 'Bakuchi & Peptide Night Cream'],
    ['jhuriyon ke liye cream', 'Bakuchi & Peptide Night Cream'],
    ['smelly armpits', 'All Day Roll-On Deodorant'],
    ['something for sweaty underarms', 'All Day Roll-On Deodorant'],
  ])('is called so, or says that it works so: %j', async (text, title) => {
    const found = await search(text)
    expect(titlesOf(found)[0]).toBe(title)
    expect(found.understood?.missing ?? null).toBeNull()
  })
})

describe('a size of bras', () => {
  it.each(['size 36 d bra', 'bra 36 d', 'bra 36-D', '36 d size bra', 'bra size 36 d'])(
    'may have its cup apart: %j',
    async (text) => {
      const [found, expected] = await Promise.all([search(text), search('36d bra')])
      expect(titlesOf(found)).toEqual(titlesOf(expected))
      expect(found.understood?.filters).toMatchObject([{ kind: 'size', name: '36d' }])
    },
  )

  it('is not read before an A-line', async () => {
    const { understood } = await search('kurta size 38 a-line')
    expect(understood?.filters).not.toContainEqual(expect.objectContaining({ name: '38a' }))
  })
})

describe('what the shop lacks', () => {
  it.each(['bindi', 'red bindi', 'काली बिंदी', 'sindoor', 'red sindoor'])(
    'is no shade of this name of another product: %j',
    async (text) => {
      const found = await search(text)
      expect(found.understood?.missing?.type).toMatch(/bindi|sindoor/)
      expect(found.understood?.exact).toBeNull()
      expect(found.data.filter(({ category }) => /nail|lipstick|lehenga/i.test(category))).toEqual([])
      expect(found.total).toBeGreaterThan(0)
    },
  )
})

describe('clothes', () => {
  it.each([
    ['palazzo pants', 'palazzo'],
    ['palazo pants', 'palazzo'],
    ['palazzo trousers', 'palazzo'],
    ['sharara pants', 'sharara'],
    ['jogger pants', 'joggers'],
  ])('are the same with the word for all bottoms: %j', async (text, type) => {
    expect(titlesOf(await search(text))).toEqual(titlesOf(await search(type)))
  })

  it.each(['gym wear', 'workout clothes', 'yoga pants', 'gym leggings', 'zumba outfit', 'activewear'])(
    'for sports are what the shop has for them: %j',
    async (text) => {
      const found = await search(text)
      expect(found.understood?.missing ?? null).toBeNull()
      expect(titlesOf(found)).toContain('French Terry Joggers')
      expect(found.data.filter(({ category }) => /saree|dress|robe|kurta/i.test(category))).toEqual([])
    },
  )
})
