import { beforeAll, describe, expect, it } from 'vitest'
import { importTitles, type TestTitle } from '#testing/importTitles.ts'
import { useSearch } from '#testing/useSearch.ts'

const { db, search, listOf } = useSearch('empty')

const HAIR = ['Hair Care', 'Hair Care', 'Shampoo']
const FACE = ['Skin Care', 'Face Care', 'Creams']
const BODY = ['Skin Care', 'Body Care', 'Body Care']
const SUN = ['Skin Care', 'Face Care', 'Sunscreens']
const HEALTH = ['Wellness', 'Wellness', 'Everyday Health']
const BABY = ['Mother & Baby', 'Mother & Baby', 'For Babies']
const MAKEUP = ['Make-up', 'Make-up', 'Lipsticks']

const PRODUCTS: readonly TestTitle[] = [
  ['Coconut Shampoo 200 ml', 'Jadi', HAIR],
  ['Lice Clear Shampoo 100 ml', 'Jadi', HAIR],
  ['Dandruff Shampoo 100 ml', 'Jadi', HAIR],
  ['Calm Cream for Sensitive Skin 50 g', 'Jadi', FACE],
  ['Peach Cream 50 g', 'Jadi', FACE],
  ['Ceramide Cream for Dry Skin 50 g', 'Jadi', FACE],
  ['Peeling Solution 30 ml', 'Jadi', FACE],
  ['Pore Cream for Open Pores 50 g', 'Jadi', FACE],
  ['Lotion with Lactic Acid 200 ml', 'Jadi', BODY, 'For strawberry legs'],
  ['Stretch Mark Butter 200 g', 'Jadi', BODY],
  ['Prickly Heat Powder 100 g', 'Jadi', BODY],
  ['Fluid Sunscreen SPF 50', 'Jadi', SUN, 'Leaves no white cast'],
  ['Thick Sunscreen SPF 50', 'Jadi', SUN, 'With zinc'],
  ['Sleep Gummies 30', 'Jadi', HEALTH],
  ['Period Pain Relief Patch 5', 'Jadi', HEALTH],
  ['Antifungal Cream Ketoconazole 20 g', 'Jadi', HEALTH],
  ['Churna Regular 100 g', 'Jadi', HEALTH, 'For constipation'],
  ['Heat Bag', 'Jadi', HEALTH, 'For back pain'],
  ['Teeth Whitening Pen', 'Jadi', HEALTH],
  ['Rash Cream with Zinc 40 g', 'Nanhe', BABY],
  ['Bib for Babies', 'Nanhe', BABY],
  ['Bullet Lipstick Red', 'Jadi', MAKEUP],
]

beforeAll(() => importTitles(db(), PRODUCTS))

describe('a complaint', () => {
  it.each([
    ['juon ki dawai', 'Lice Clear Shampoo 100 ml'],
    ['sar me joon', 'Lice Clear Shampoo 100 ml'],
    ['neend nahi aati', 'Sleep Gummies 30'],
    ['period me dard ke liye', 'Period Pain Relief Patch 5'],
    ['daad khaj khujli ki cream', 'Antifungal Cream Ketoconazole 20 g'],
    ['ghamoriya powder', 'Prickly Heat Powder 100 g'],
    ['pet saaf karne ka churna', 'Churna Regular 100 g'],
    ['kamar dard', 'Heat Bag'],
    ['tiny bumps on arms', 'Lotion with Lactic Acid 200 ml'],
  ])('is read in the words of shoppers: %j', async (text, title) => {
    expect((await listOf(text))[0]).toBe(title)
  })

  it.each([
    ['yellow teeth', 'Teeth Whitening Pen'],
    ['mere daant peele hai', 'Teeth Whitening Pen'],
    ['face gets red', 'Calm Cream for Sensitive Skin 50 g'],
    ['redness', 'Calm Cream for Sensitive Skin 50 g'],
    ['itchy scalp white flakes', 'Dandruff Shampoo 100 ml'],
    ['red rash baby cream', 'Rash Cream with Zinc 40 g'],
    ['baby bottom red', 'Rash Cream with Zinc 40 g'],
  ])('has colours that are none of goods: %j', async (text, title) => {
    expect((await listOf(text))[0]).toBe(title)
  })

  it.each([
    ['peeling flaky skin around mouth', 'Ceramide Cream for Dry Skin 50 g'],
    ['big pores on nose', 'Pore Cream for Open Pores 50 g'],
    ['stretch marks after delivery', 'Stretch Mark Butter 200 g'],
  ])('needs no place and no time: %j', async (text, title) => {
    expect((await listOf(text))[0]).toBe(title)
  })

  it('is named once', async () => {
    const { understood } = await search('delivery ke baad stretch marks mogra')
    expect(understood?.missing).toMatchObject({ words: ['mogra'], type: 'stretch mark care' })
  })

  it('says "white cast free" as "no white cast"', async () => {
    expect((await listOf('white cast free sunscreen'))[0]).toBe('Fluid Sunscreen SPF 50')
    expect(await listOf('white cast free sunscreen')).toEqual(await listOf('sunscreen no white cast'))
  })
})
