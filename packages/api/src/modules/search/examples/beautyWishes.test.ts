import { describe, expect, it } from 'vitest'
import { titlesOf, useSearch } from '#testing/useSearch.ts'

const { search } = useSearch()

const firstOf = async (text: string, count = 1) => titlesOf(await search(text)).slice(0, count)

describe('a specification of a product', () => {
  it('decides on a finish, whatever a description compares it with', async () => {
    for (const text of ['matte lipstick', 'मैट लिपस्टिक']) {
      const titles = titlesOf(await search(text))
      expect(titles).toContain('Blackout Matte Lipstick')
      expect(titles).not.toContain('Satin Pop Lipstick')
      expect(titles).not.toContain('Lacquer Ink Liquid Lipstick')
    }
  })

  it('decides on what is waterproof: “Waterproof: No” is not', async () => {
    expect((await search('waterproof volume mascara')).understood?.exact).toBe(0)
    expect((await firstOf('waterproof mascara')).join()).toBe('Ten Foot Lash Mascara')
  })

  it('is of the acid and not of the filter that shares a word with it', async () => {
    for (const text of ['pimple cream', 'muhase ki cream', 'मुंहासों के लिए क्रीम'])
      expect(await firstOf(text, 2), text).toEqual(['Oil-Free Cica Gel Cream', 'Neem & Tulsi Face Wash'])
  })
})

it.each(['foundation dewy finish', 'sunscreen with a dewy finish'])(
  'has no other type at its end: %s',
  async (text) => {
    const { understood, data } = await search(text)
    expect(understood?.missing).toBeNull()
    expect(data[0]?.title).toMatch(/foundation|sunscreen/i)
  },
)

it.each(['baby shampoo no tears', 'tear free baby shampoo'])(
  'finds a shampoo without tears: %s',
  async (text) => {
    expect((await firstOf(text)).join()).toBe('Tear-Mild Hair and Body Wash')
  },
)

it('says that there are no cotton pads', async () => {
  expect((await search('cotton pads')).understood?.missing).toMatchObject({
    type: 'cotton pads',
    shown: 'makeup remover',
  })
})

describe('what should not happen', () => {
  it.each([
    ['kajal that does not spread, blue', 'Colour Pop Kajal'],
    ['eyeliner that does not run when i cry', 'Fine Nib Pen Eyeliner'],
    ['lipstick jo khane peene se na jaye', 'No Smear Liquid Lipstick'],
    ['mujhe aisa foundation chahiye jo garmi mein pighle nahi', 'Nine to Nine Matte Foundation'],
    ['meri mummy ke liye moisturiser jo chip chip na kare', 'Oil-Free Cica Gel Cream'],
    ['face cream not greasy', 'Oil-Free Cica Gel Cream'],
    ['non sticky moisturizer for summer', 'Watermelon Ice Gel Cream'],
    ['sunscreen jo chipchipa na ho', 'Invisible Gel Sunscreen SPF 50'],
    ["sunscreen that doesn't leave white cast", 'Invisible Gel Sunscreen SPF 50'],
    ['tel jo chipchipa na ho', 'Jasmine Light Non-Sticky Oil'],
    ['बालों के लिए तेल जो चिपचिपा न हो', 'Jasmine Light Non-Sticky Oil'],
    ['baal na jhade aisa tel', 'Onion & Black Seed Hair Oil'],
    ['perfume not too strong', 'Marine Drive Eau de Parfum'],
  ])('is read from a clause, and nothing is said to be missing: %j', async (text, first) => {
    const found = await search(text)
    expect(titlesOf(found)[0]).toBe(first)
    expect(found.understood?.missing ?? null).toBeNull()
  })
})

describe('a long sentence', () => {
  it('keeps its colour as a filter, and is met by a shade for the skin', async () => {
    const { understood } = await search(
      'looking for a long lasting red lipstick that suits dusky skin under 500',
    )
    expect(understood).toMatchObject({
      missing: null,
      exact: null,
      filters: [{ kind: 'price' }, { kind: 'colour', name: 'red' }],
    })
  })

  it.each([
    'my lips are dry and dark what to use',
    'something to cover grey roots quickly',
    'body lotion for very dry skin',
    'lightweight sunscreen for daily use',
    'hair falling a lot please suggest oil',
    'can you suggest a shampoo for my dry frizzy hair that doesnt have sulphates and smells nice',
  ])('has words that are no lack: %j', async (text) => {
    const { understood } = await search(text)
    expect(understood?.missing ?? null).toBeNull()
    expect(understood?.exact).toBeGreaterThan(0)
  })
})

describe('what products say in other words', () => {
  it('is a perfume that stays for hours for “long lasting”', async () => {
    const { understood, data } = await search('perfume for women long lasting')
    expect(understood?.missing).toBeNull()
    expect(data[0]?.title).toBe('Half Past Midnight Eau de Parfum')
  })

  it.each([
    ['mascara for short lashes', 'Castor Lash Tubing Mascara'],
    ['heat protectant spray', 'Leave-In Spray Conditioner'],
    ['detan face pack', 'Tan Care Curd Pack'],
    ['clay mask', 'Multani Mitti Face Pack'],
    ['hydrating toner', 'Niacinamide 5% Balancing Toner'],
    ['shampoo for thin hair', 'Hibiscus Volume Shampoo'],
    ['concealer for acne scars', 'No Trace Cream Concealer'],
    ['how to get rid of pimples', 'Neem & Tulsi Face Wash'],
    ['sponge', 'Full Moon Blender Jar'],
    ['brush for blush', 'Seven Piece Brush Set'],
    ['karwa chauth ke liye makeup', 'Tip Top Nail Polish'],
  ])('leads: %j', async (text, first) => {
    expect(await firstOf(text)).toEqual([first])
  })

  it.each([
    ['bikini wax', 'bikini wax'],
    ['nail strengthener', 'nail strengthener'],
    ['detangler brush', 'detangler brush'],
    ['essential oil', 'essential oil'],
  ])('is a type that is missing, and no word of another: %j', async (text, type) => {
    expect((await search(text)).understood?.missing).toMatchObject({ type, words: [] })
  })

  it('is an offer beside goods', async () => {
    const { understood } = await search('kajal buy 1 get 1 free')
    expect(understood?.filters).toMatchObject([{ kind: 'discount', text: 'buy 1 get 1 free' }])
    expect(understood?.missing).toBeNull()
  })
})
