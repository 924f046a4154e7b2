import { describe, expect, it } from 'vitest'
import { titlesOf, useSearch } from '#testing/useSearch.ts'

const { search } = useSearch()

describe('someone who is given a thing, or whose day it is', () => {
  it.each([
    ['wedding guest saree under 5000', 'wedding saree under 5000'],
    ["mehendi outfit for bride's sister", 'mehendi outfit for wedding'],
    ['mother of the bride saree', 'wedding saree'],
    ['papa ke liye perfume', 'perfume for men'],
    ['पापा के लिए परफ्यूम', 'perfume for men'],
    ['perfume for my uncle', 'perfume for men'],
    ["saree for cousin's sangeet", 'saree for sangeet'],
    ['best friend wedding lehenga', 'wedding lehenga'],
    ['didi ki shaadi ke liye saree', 'shaadi ke liye saree'],
    ['saree for my brothers wedding', 'wedding saree'],
    ['भाई की शादी के लिए साड़ी', 'wedding saree'],
    ['bridesmaid lehenga', 'party lehenga'],
  ])('is no word that products lack: %j', async (text, plain) => {
    const [found, expected] = await Promise.all([search(text), search(plain)])
    expect(found.understood).toMatchObject({ missing: null, exact: expected.understood?.exact })
    expect(new Set(titlesOf(found))).toEqual(new Set(titlesOf(expected)))
  })

  it('is missing from clothes, which are for men or women', async () => {
    expect((await search('kurta for papa')).understood?.missing?.words).toEqual(['papa'])
  })

  it.each(['birthday gift for best friend under 500', 'gift under 500'])(
    'may be given more than gift sets: %j',
    async (text) => {
      const { understood, total } = await search(text)
      expect(total).toBeGreaterThan(0)
      expect(understood).toMatchObject({ missing: null, exact: null })
    },
  )
})

it.each([
  ['bhai ki shaadi me kya pehnu', 'wedding outfit'],
  ['dost ki shaadi mein kya pahnu', 'wedding outfit'],
  ['what should i wear for my brothers wedding', 'wedding outfit'],
  ['शादी में क्या पहनूं', 'wedding outfit'],
  ['office me kya pehne', 'office outfit'],
])('a question of what to wear is for outfits: %j', async (text, outfit) => {
  const [found, expected] = await Promise.all([search(text), search(outfit)])
  expect(found.understood?.missing).toBeNull()
  expect(new Set(titlesOf(found))).toEqual(new Set(titlesOf(expected)))
})

it.each(['something for sweaty underarms', 'smelly armpits', 'underarm se badbu', 'bagal ka paseena'])(
  'sweat below the arms is for deodorants: %j',
  async (text) => {
    const { data, understood } = await search(text)
    expect(understood?.missing).toBeNull()
    expect(new Set(data.map(({ category }) => category))).toEqual(
      new Set((await search('deodorant')).data.map(({ category }) => category)),
    )
  },
)

it.each(['size 36 d bra', '36 d size bra', 'bra 36 d', '36 d bra'])(
  'reads a cup after a space: %j',
  async (text) => {
    const found = await search(text)
    expect(found.understood?.filters).toMatchObject([{ kind: 'size', name: '36d' }])
    expect(titlesOf(found)).toEqual(titlesOf(await search('36d bra')))
  },
)

it('reads a contraction with or without its sign', async () => {
  const texts = ['kajal that doesnt smudge', "kajal that doesn't smudge", 'kajal that does not smudge']
  const [first, ...others] = await Promise.all(texts.map((text) => search(text)))
  expect(first?.understood?.missing).toBeNull()
  for (const other of others) expect(other.data).toEqual(first?.data)
})

it.each([
  ['90s brown lipstick', 'brown lipstick'],
  ['red lipstick for fair skin', 'red lipstick'],
  ['kajal for dusky skin', 'kajal'],
])('a look that no product names is no missing word: %j', async (text, plain) => {
  const [found, expected] = await Promise.all([search(text), search(plain)])
  expect(found.understood?.missing).toBeNull()
  expect(found.total).toBe(expected.total)
})

it('says a word of Devanagari and its type in English', async () => {
  expect((await search('काली चूड़ी')).understood?.missing).toMatchObject({ words: ['black'], shown: 'bangle' })
  expect((await search('काला चूड़ीदार')).understood?.missing?.type).toBe('black churidar')
})

it('reads the age of a baby as a size, and shows what fits it', async () => {
  const { understood, data } = await search('romper for 6 month baby')
  expect(understood?.filters).toMatchObject([
    { kind: 'baby' },
    { kind: 'size', name: '6 months', without: 'romper for baby' },
  ])
  const romper = data.find(({ title }) => title === 'Zip-Up Sleep Romper')
  expect(romper?.options[0]?.variants.slice(0, 2).map(({ option_name }) => option_name)).toEqual([
    '3–6 M',
    '6–12 M',
  ])
  expect(romper?.asks_variant).toBe(1)
})

describe('a person alone', () => {
  it.each([
    ['men', 'gift for dad'],
    ['papa ke liye', 'gift for dad'],
    ['पापा के लिए', 'gift for dad'],
    ['mummy', 'gift for mom'],
    ['uncle', 'gift for dad'],
    ['didi ke liye', 'gift for mom'],
    ['mummy ke birthday ke liye kuch', 'gift for mom'],
    ['mom birthday', 'gift for mom'],
    ['papa ke liye kuch', 'gift for dad'],
    ['for my wife', 'gift for mom'],
  ])('is somebody to give something to: %s', async (text, gift) => {
    const [found, gifts] = await Promise.all([search(text), search(gift)])
    expect(titlesOf(found).slice(0, 5)).toEqual(titlesOf(gifts).slice(0, 5))
    expect(gifts.total).toBeGreaterThan(5)
    expect(found.understood?.missing).toBeNull()
  })
})
