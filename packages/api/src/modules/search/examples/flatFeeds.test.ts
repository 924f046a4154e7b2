import { beforeAll, describe, expect, it } from 'vitest'
import { importTitles, type TestTitle } from '#testing/importTitles.ts'
import { useSearch } from '#testing/useSearch.ts'

const { db, search, listOf, suggest } = useSearch('empty')

const MAKEUP = ['Makeup', 'Makeup', 'Makeup']
const SKIN = ['Skincare', 'Skincare', 'Skincare']
const ETHNIC = ['Clothing', 'Ethnic Wear', 'Ethnic Wear']
const WESTERN = ['Clothing', 'Western Wear', 'Western Wear']
const KIDS = ['Clothing', 'Kids Wear', 'Kids Wear']
const HAIR = ['Haircare', 'Haircare', 'Haircare']
const BATH = ['Bath & Body', 'Bath & Body', 'Bath & Body']
const BOTTOMS = ['Clothing', 'Bottomwear', 'Bottomwear']
const SHOES = ['Footwear', 'Footwear', 'Footwear']
const NONE = 'Unbranded'

/** A flat feed: broad categories, and of many products the brand only in the title. */
const PRODUCTS: readonly TestTitle[] = [
  ['Lakme 9 to 5 Primer + Matte Lipstick - Ruby Rush (3.6 g)', 'Lakme', MAKEUP],
  ['Lakme Insta Eye Liner Black 9 ml', 'Lakme', MAKEUP],
  ['M.A.C Matte Lipstick - Ruby Woo (3 g)', NONE, MAKEUP],
  ["L'OREAL PARIS COLOR RICHE LIPSTICK - 268 GARNET ROSE", NONE, MAKEUP],
  ['MAYBELLINE NEW YORK Fit Me Foundation 128 Warm Nude 30ml', 'Maybelline', MAKEUP],
  ['MAYBELLINE NEW YORK Fit Me Foundation 115 Ivory 30ml', 'MAYBELLINE NEW YORK', MAKEUP],
  ['Nivea Cherry Shine Lip Balm 4.8g', 'Nivea', SKIN],
  ['Dot & Key Watermelon Superglow Sunscreen SPF 50 50g', 'Dot & Key', SKIN],
  ['DOT & KEY Cica Calming Niacinamide Face Wash 100 ml', NONE, SKIN],
  ['The Derma Co 10% Niacinamide Face Serum 30ml', 'The Derma Co', SKIN],
  ['W Women Teal Printed Straight Kurta', 'W', ETHNIC],
  ['HERE&NOW Women Black & White Printed Straight Kurta', NONE, ETHNIC],
  ['Biba Women Pink Colourblocked Kurta Set', 'Biba', ETHNIC],
  ['AND Women Woven Design Midi Dress', 'AND', WESTERN],
  ['ONLY Women Maroon Checked Midi Dress', 'ONLY', WESTERN],
  ['Biba Women Navy Maxi Dress For Parties Only', 'Biba', WESTERN],
  ['Gini and Jony Girls Blue Yoke Design Dress', 'Gini and Jony', KIDS],
  ['Gini and Jony Boys Black Striped T-shirt', 'Gini and Jony', KIDS],
  ['Gini and Jony Girls Pink Solid T-shirt', 'Gini and Jony', KIDS],
  ['YK Girls Red Frock 5-6Y', 'YK', KIDS],
  ['YK Girls Coral Frock 2-3Y', 'YK', KIDS],
  ['Biba Women Green Kurta with Palazzos', 'Biba', ETHNIC],
  ['Go Colors Women Grey Ethnic Palazzos', 'Go Colors', ETHNIC],
  ['Roadster Men Blue Slim Fit Jeans', 'Roadster', BOTTOMS],
  ['Roadster Women Olive Joggers', 'Roadster', BOTTOMS],
  ['SUGAR Smudge Me Not Liquid Lipstick - 15 Stunner 4.5ml', 'SUGAR', MAKEUP],
  ['SUGAR Wing Man Waterproof Microliner 1.6ml', 'SUGAR', MAKEUP],
  ['Minimalist 2% Salicylic Acid Face Cleanser 100ml', 'Minimalist', SKIN],
  ['Livon Serum for Dry & Rough Hair 100ml', 'Livon', HAIR],
  ['Streax Hair Serum Vitalised with Walnut Oil 100ml', 'Streax', HAIR],
  ['Set Wet Styling Gel 100ml', 'Set Wet', HAIR],
  ['Plum BodyLovin Hawaiian Rumba Shower Gel 240ml', 'Plum', BATH],
  ['HRX by Hrithik Roshan Women Black Solid Sneakers', 'HRX by Hrithik Roshan', SHOES],
  ['Mochi Women Grey Printed Kitten Heels', 'Mochi', SHOES],
]

beforeAll(() => importTitles(db(), PRODUCTS))

describe('a brand that only titles have', () => {
  it.each([
    ['mac lipstick', ['M.A.C Matte Lipstick - Ruby Woo (3 g)']],
    ['loreal lipstick', ["L'OREAL PARIS COLOR RICHE LIPSTICK - 268 GARNET ROSE"]],
    ['here and now kurta', ['HERE&NOW Women Black & White Printed Straight Kurta']],
    ['hereandnow', ['HERE&NOW Women Black & White Printed Straight Kurta']],
    ['dot and key face wash', ['DOT & KEY Cica Calming Niacinamide Face Wash 100 ml']],
  ])('is no missing brand: %j', async (text, titles) => {
    expect(await listOf(text)).toEqual(titles)
  })

  it('is one brand in two spellings', async () => {
    expect(await listOf('maybeline fit me foundation')).toHaveLength(2)
  })
})

describe('the name of a brand', () => {
  it.each([
    ['and dress', ['AND Women Woven Design Midi Dress']],
    ['only dress', ['ONLY Women Maroon Checked Midi Dress']],
    ['w for woman kurta', ['W Women Teal Printed Straight Kurta']],
    ['hrx shoes', ['HRX by Hrithik Roshan Women Black Solid Sneakers']],
  ])('is told from the same words in other titles: %j', async (text, titles) => {
    expect((await search(text)).data.map(({ title }) => title)).toEqual(titles)
  })
})

describe('in a broad category', () => {
  it.each([
    ['livon serum', ['Livon Serum for Dry & Rough Hair 100ml']],
    [
      'hair serum',
      ['Streax Hair Serum Vitalised with Walnut Oil 100ml', 'Livon Serum for Dry & Rough Hair 100ml'],
    ],
    ['dry hair ke liye serum', ['Livon Serum for Dry & Rough Hair 100ml']],
    ['hair gel', ['Set Wet Styling Gel 100ml']],
    ['salicylic acid face wash', ['Minimalist 2% Salicylic Acid Face Cleanser 100ml']],
    ['boys tshirt', ['Gini and Jony Boys Black Striped T-shirt']],
    ['girls frock 5 years', ['YK Girls Red Frock 5-6Y']],
    ['girls frock 5-6 years', ['YK Girls Red Frock 5-6Y']],
  ])('the title tells what a product is: %j', async (text, titles) => {
    expect(await listOf(text)).toEqual(titles)
  })

  it('palazzos lead a kurta that comes with them', async () => {
    expect((await listOf('palazzos'))[0]).toBe('Go Colors Women Grey Ethnic Palazzos')
  })

  it('what a brand has for men alone is said to be', async () => {
    expect((await search('roadster women jeans')).understood?.missing?.words).toEqual(['women'])
  })

  it('a name with "not" excludes nothing', async () => {
    expect((await listOf('sugar smudge me not'))[0]).toMatch(/^SUGAR Smudge Me Not/)
  })

  it('"achhi" asks for no more than "achi"', async () => {
    expect(await listOf('ek achhi si frock')).toEqual(await listOf('ek achi si frock'))
  })
})

describe('suggestions without a category for each type', () => {
  it.each([
    ['lip', ['lipstick', 'lip balm']],
    ['hee', ['heels']],
    ['लिप', ['lipstick', 'lip balm']],
    ['lakme l', ['lakme lipstick']],
    ['sugar l', ['sugar lipstick', 'sugar liquid lipstick']],
    ['face w', ['face wash']],
    ['kurta s', ['kurta set']],
    ['black k', ['black kurta']],
  ])('have the types that titles name: %j', async (text, searches) => {
    expect(await suggest(text)).toEqual(expect.arrayContaining(searches))
  })

  it('take no part of a name for a type', async () => {
    expect(await suggest('lakme l')).not.toContain('lakme liner')
  })

  it('have a brand whose second word has begun', async () => {
    expect((await suggest('the d'))[0]).toBe('The Derma Co')
  })
})
