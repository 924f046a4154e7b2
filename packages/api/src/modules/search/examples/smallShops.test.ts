import { beforeAll, describe, expect, it } from 'vitest'
import { importTitles, type TestTitle } from '#testing/importTitles.ts'
import { titlesOf, useSearch } from '#testing/useSearch.ts'

const { db, search, listOf } = useSearch('empty')

const BABY = ['Mother & Baby', 'Mother & Baby', 'For Babies']
const HYGIENE = ['Personal Care', 'Daily', 'Hygiene & Health']
const BODY = ['Personal Care', 'Daily', 'Body Care']
const HERBS = ['Personal Care', 'Daily', 'Colour & Herbs']
const KITS = ['Kits & Offers', 'Kits & Offers', 'Combos']
const BOTTOMS = ['Ethnic Wear', 'Bottoms', 'Bottoms']
const SUITS = ['Ethnic Wear', 'Suit Sets', 'Suit Sets']
const EXTRAS = ['Lingerie', 'Lingerie', 'Accessories']
const EDIT = ['Collections', 'Collections', 'Spring Edit']
const TOTES = ['Bags', 'Bags', 'Totes']
const EYES = ['Make-up', 'Make-up', 'Eyes']

/** Products of small shops, whose categories hold many types. */
const PRODUCTS: readonly TestTitle[] = [
  ['Nappy Rash Cream with Zinc 40 g', 'Nanhe', BABY],
  ['Nappy Pants Extra Dry', 'Nanhe', BABY],
  ['Soft Nappies for Newborns', 'Nanhe', BABY],
  ['Panty Liners Daily 30', 'Saheli', HYGIENE],
  ['Liquid Liner Jet', 'Rangeen', EYES],
  ['Underarm Roll On with Mandelic 50 ml', 'Saheli', BODY],
  ['Stretch Mark Oil 100 ml', 'Nanhe', BODY],
  ['Massage Oil for Babies 200 ml', 'Nanhe', BABY, 'Almond'],
  ['Body Lotion with Coffee 200 ml', 'Saheli', BODY],
  ['Glass Skin Starter Kit', 'Saheli', KITS],
  ['Rice Body Lotion Dewy 200 ml', 'Saheli', BODY],
  ['Bhringraj Powder 100 g', 'Saheli', HERBS],
  ['Loose Powder Ivory', 'Rangeen', EYES],
  ['Meera Sharara Set', 'Meera', SUITS],
  ['Meera Gharara Set', 'Meera', SUITS],
  ['Crinkled Palazzo', 'Meera', BOTTOMS],
  ['Roshan', 'Meera', EDIT, '', undefined, 'Lehenga'],
  ['Jhalak', 'Meera', EDIT, '', undefined, 'Clutch'],
  ['Body Tape', 'Meera', EXTRAS],
  ['Rain Umbrella', 'Meera', EDIT],
  ['Neem Soap', 'Saheli', HYGIENE],
  ['Ghee Baby Soap', 'Nanhe', HYGIENE],
  ['Hair Growth Oil 100 ml', 'Saheli', BODY],
  ['Nail Growth Oil 10 ml', 'Saheli', BODY],
  ['Tan Tote', 'Rangeen', TOTES],
  ['De-Tan Body Scrub 100 g', 'Saheli', BODY],
]

beforeAll(() => importTitles(db(), PRODUCTS))

describe('a name within the longer name of another type', () => {
  it.each([
    ['nappies', ['Nappy Pants Extra Dry', 'Soft Nappies for Newborns']],
    ['liner', ['Liquid Liner Jet']],
    ['soap', ['Ghee Baby Soap', 'Neem Soap']],
    ['nappy rash cream', ['Nappy Rash Cream with Zinc 40 g']],
  ])('does not say what a product is: %j', async (text, titles) => {
    const found = await listOf(text)
    expect(found).toHaveLength(titles.length)
    expect(found).toEqual(expect.arrayContaining(titles))
  })
})

it('has no accessories of lingerie beside others', async () => {
  expect(titlesOf(await search('smart watch'))).not.toContain('Body Tape')
})

describe('what is called by a concern', () => {
  it.each([
    ['dark underarms', 'Underarm Roll On with Mandelic 50 ml'],
    ['stretch marks', 'Stretch Mark Oil 100 ml'],
    ['stretch mark oil', 'Stretch Mark Oil 100 ml'],
    ['glass skin kit', 'Glass Skin Starter Kit'],
    ['bhringraj powder', 'Bhringraj Powder 100 g'],
  ])('leads whatever its type: %j', async (text, title) => {
    expect((await listOf(text))[0]).toBe(title)
  })

  it('begins no other name with its noun', async () => {
    expect((await search('neem powder')).understood?.missing).toMatchObject({
      type: 'powder',
      words: ['neem'],
    })
  })

  it('is of the same part of the body', async () => {
    expect(await listOf('hair growth')).not.toContain('Nail Growth Oil 10 ml')
  })

  it('is nothing to wear', async () => {
    expect(await listOf('tan removal')).toEqual(['De-Tan Body Scrub 100 g'])
  })
})

it('reads bottoms below ethnic wear as ethnic ones', async () => {
  expect((await listOf('palazzo'))[0]).toBe('Crinkled Palazzo')
})

it.each([
  ['lehenga', ['Roshan']],
  ['spring edit clutch', ['Jhalak']],
])('finds what states its type in a collection: %j', async (text, titles) => {
  expect(await listOf(text)).toEqual(titles)
})
