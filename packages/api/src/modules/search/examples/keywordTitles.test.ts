import { beforeAll, describe, expect, it } from 'vitest'
import { importTitles, type TestTitle } from '#testing/importTitles.ts'
import { useSearch } from '#testing/useSearch.ts'

const { db, search, listOf, suggest } = useSearch('empty')

const LIPSTICK = ['Beauty', 'Make-up', 'Lipstick']
const BALM = ['Beauty', 'Make-up', 'Lip Balms']
const FOUNDATION = ['Beauty', 'Make-up', 'Foundation']
const NAILS = ['Beauty', 'Make-up', 'Nail Polish']
const LOTION = ['Beauty', 'Bath & Body', 'Body Lotion']
const HAIR = ['Beauty', 'Hair Care', 'Shampoos']
const SCENT = ['Beauty', 'Fragrance', 'Women']
const KURTAS = ['Clothing & Accessories', 'Women', 'Kurtas & Kurtis']
const SAREES = ['Clothing & Accessories', 'Women', 'Sarees']
const BOTTOMS = ['Clothing & Accessories', 'Women', 'Leggings & Salwars']
const TOPS = ['Clothing & Accessories', 'Women', 'Tops & T-Shirts']
const WINTER = ['Clothing & Accessories', 'Women', 'Winter Wear']
const EARRINGS = ['Jewellery', 'Fashion', 'Earrings']
const WATCHES = ['Watches', 'Women', 'Women']

const foundation = (shade: string) =>
  `Lakmé Absolute Skin Dew Serum Foundation with Hyaluronic Acid, SPF 30, Lightweight, Natural Finish, for Women, ${shade}, 25 ml`
const lipstick = (shade: string) =>
  `Lakmé 9 to 5 Primer + Matte Lipstick, Long Lasting, Highly Pigmented Bullet Lip Color for Women, ${shade}, 3.6 g`
const saree = (colour: string) =>
  `Yashika Georgette Printed Saree with Unstitched Blouse Piece for Women Daily Wear Under 400 - ${colour}`
const jhumki = (colour: string) =>
  `Yellow Chimes Gold Plated Pearl Drop Jhumki Earrings for Women Traditional Wedding - ${colour}`
const kurta = (end: string) =>
  `Libas Women's Rayon Printed Anarkali Kurta for Women Stylish Latest Design${end}`
const LOTION_TITLE =
  'Nivea Body Lotion for Very Dry Skin, Nourishing Body Milk with 2x Almond Oil for 48H Moisturization, For Men & Women, 600 ml'

/** Products as marketplaces export them: titles full of search words, and each shade a product of its own. */
const PRODUCTS: readonly TestTitle[] = [
  ...['Ivory Cream', 'Golden Light', 'Warm Beige'].map((shade): TestTitle => [
    foundation(shade),
    'Lakmé',
    FOUNDATION,
  ]),
  ...['Ruby Rush', 'Pink Perfect', 'Red Coat'].map((shade): TestTitle => [
    lipstick(shade),
    'Lakmé',
    LIPSTICK,
  ]),
  ['Maybelline Super Stay Matte Ink Liquid Lipstick, 20 Pioneer, 5ml', 'Maybelline', LIPSTICK],
  ['Maybelline Baby Lips Colour Changing Lip Balm SPF 16 Moisturises Lips, 4g', 'Maybelline', BALM],
  ['Colorbar Nail Enamel Remover Wipes Acetone Free (Pack of 30)', 'Colorbar', NAILS],
  ['Lakmé Color Crush Nailart Nail Polish, Quick Dry, S1 Red, 6 ml', 'Lakmé', NAILS],
  [LOTION_TITLE, 'Nivea', LOTION],
  ['WOW Onion Red Seed Oil Shampoo For Hair Fall Control - 300 ml', 'WOW', HAIR],
  ['Bella Vita Luxury Woman Perfume Gift Set of 4 x 20ml for Women', 'Bella Vita', SCENT],
  ['Acnos Analog Watch for Women Dial Bracelet Strap Girls Gift', 'Acnos', WATCHES, 'Keep away from perfume'],
  ...['Grey', 'Peach', 'Maroon'].map((colour): TestTitle => [saree(colour), 'Yashika', SAREES]),
  ['SIRIL Silk Saree with Blouse Piece for Wedding', 'SIRIL', SAREES],
  [kurta(' - Black'), 'Libas', KURTAS],
  [kurta(' - White'), 'Libas', KURTAS],
  [kurta(' (Black & White)'), 'Libas', KURTAS],
  ['Janasya Short Kurta for Women', 'Janasya', KURTAS, '', 'Black & White'],
  ['Prisma Women Flared Palazzo Pants Wide Leg Trouser for Kurti', 'Prisma', BOTTOMS],
  ['Rupa Women Churidar Leggings for Kurti', 'Generic', BOTTOMS],
  ['Ausk Crepe Regular Top for Jeans & Skirts (Red)', 'Ausk', TOPS],
  ['Ausk Formal Shirt for Women (Red)', 'Ausk', TOPS],
  ['Alan Jones Woollen Coat for Women Winter Wear (Red)', 'Alan Jones', WINTER],
  ...['White', 'Silver', 'Pink', 'Gold', 'Green'].map((colour): TestTitle => [
    jhumki(colour),
    'Yellow Chimes',
    EARRINGS,
  ]),
  ['YouBella Oxidised Afghani Jhumka Earrings for Women Navratri', 'YouBella', EARRINGS],
]

beforeAll(() => importTitles(db(), PRODUCTS))

describe('a pasted title', () => {
  it.each([
    foundation('Warm Beige'),
    foundation('Golden Light').toUpperCase(),
    saree('Peach'),
    LOTION_TITLE,
    lipstick('Pink Perfect'),
  ])('leads, without filters and missing words: %j', async (text) => {
    const { data, understood } = await search(text)
    expect(data[0]?.title.toUpperCase()).toBe(text.toUpperCase())
    expect(understood).toMatchObject({ missing: null, filters: [] })
    expect(understood?.unpriced).toBeUndefined()
  })

  it('is followed by its other shades', async () => {
    const { data } = await search(foundation('Warm Beige'))
    expect(data.slice(1, 3).map(({ title }) => title)).toEqual([
      foundation('Ivory Cream'),
      foundation('Golden Light'),
    ])
  })
})

describe('what a title says besides', () => {
  it.each([
    ['maybelline lipstick', ['Maybelline Super Stay Matte Ink Liquid Lipstick, 20 Pioneer, 5ml']],
    ['nail polish', ['Lakmé Color Crush Nailart Nail Polish, Quick Dry, S1 Red, 6 ml']],
    ['perfume gift set', ['Bella Vita Luxury Woman Perfume Gift Set of 4 x 20ml for Women']],
    ['palazzo', ['Prisma Women Flared Palazzo Pants Wide Leg Trouser for Kurti']],
    ['lipstick red coat', [lipstick('Red Coat')]],
    ['black and white kurta', [kurta(' (Black & White)'), 'Janasya Short Kurta for Women']],
  ])('does not change what it is: %j', async (text, titles) => {
    expect(await listOf(text)).toEqual(titles)
  })

  it('keeps a coat a coat', async () => {
    expect((await listOf('red coat'))[0]).toMatch(/^Alan Jones Woollen Coat/)
  })
})

it('a face steamer is a type that the shop lacks', async () => {
  expect((await search('face steamer')).understood?.missing).toMatchObject({
    type: 'face steamer',
    words: [],
  })
})

describe('words that need no product', () => {
  it.each([
    ['kaan ke jhumke', 'jhumke'],
    ['matte lipstick for daily office use', 'matte lipstick for office'],
  ])('are no missing ones: %j', async (text, same) => {
    expect(await listOf(text)).toEqual(await listOf(same))
  })
})

describe('suggestions', () => {
  it('have one product of each line first', async () => {
    const shown = await suggest('jhumk')
    expect(shown.findIndex((one) => one.startsWith('YouBella'))).toBeLessThan(3)
  })

  it('have one product of each line of a category first', async () => {
    const products = (await suggest('earrings')).filter((one) => one.includes('for Women'))
    expect(products.slice(0, 2).map((one) => one.split(' ', 1)[0])).toEqual(
      expect.arrayContaining(['YouBella', 'Yellow']),
    )
  })

  it.each([
    ['black k', 'black kurta'],
    ['red s', 'red shirt'],
  ])('have the types that a colour is for: %j', async (text, type) => {
    expect(await suggest(text)).toContain(type)
  })

  it('have no type that a product is only for, and no care in a colour', async () => {
    const shown = await suggest('red s')
    expect(shown).not.toContain('red skirts')
    expect(shown).not.toContain('red shampoo')
  })

  it('have no brand of what has none', async () => {
    expect(await suggest('gene')).not.toContain('Generic')
    expect(await suggest('leggings')).not.toContain('Generic Leggings & Salwars')
  })
})
