import { describe, expect, it } from 'vitest'
import { titlesOf, useSearch } from '#testing/useSearch.ts'
import { builtInConcepts, Lexicon } from '../meaning/Lexicon.ts'
import { namesOfNeeds, readNeeds } from '../meaning/readNeeds.ts'

const { search } = useSearch()

describe('a need in a Hindi sentence', () => {
  it.each([
    ['dhoop se bachne wali cream', 'sunscreen'],
    ['धूप से बचने वाली क्रीम', 'sunscreen'],
    ['धूप में निकलने से पहले क्या लगाएं', 'sunscreen'],
    ['ऐसी क्रीम जो झुर्रियां कम करे', 'wrinkle cream'],
    ['aankhon ke niche kale ghere', 'dark circles'],
    ['आँखों के नीचे काले घेरे', 'dark circles'],
    ['tan hatane wali cream', 'tan removal cream'],
    ['टैन हटाने वाली क्रीम', 'tan removal cream'],
    ['dhoop se chehra kala ho gaya', 'tan removal'],
    ['daag dhabbe hatane ki cream', 'dark spot cream'],
    ['baal jhadne ka tel', 'hair fall oil'],
    ['my hair is very dry and damaged after straightening', 'dry damaged hair after straightening'],
    ['armpit darkening', 'dark underarms'],
    ['neck blackness', 'dark neck'],
    ['black neck remover', 'dark neck'],
    ['lip blackness', 'dark lips'],
    ['sunspots cream', 'dark spot cream'],
    ['anti ageing cream for 45', 'anti ageing cream'],
    ['बाल बहुत झड़ रहे हैं', 'hair fall'],
    ['baal bahut jhad rahe hain kya lagau', 'hair fall'],
    ['baal lambe karne ka tel', 'hair growth oil'],
    ['rang saaf karne wali cream', 'brightening cream'],
    ['रंग साफ करने वाली क्रीम', 'brightening cream'],
    ['keel muhase hatane wala face wash', 'acne face wash'],
    ['hoth fatne par', 'chapped lips'],
    ['होंठ फटने पर', 'chapped lips'],
    ['pasina bahut aata hai', 'body odour'],
    ['safed baal chupane ke liye', 'grey hair'],
    ['सफेद बाल छुपाने के लिए', 'grey hair'],
    ['baalon mein khujli', 'dandruff'],
    ['pairo ki edi fati hui', 'cracked heels'],
    ['पैरों की एड़ी फटी हुई', 'cracked heels'],
    ['gardan ka kalapan', 'dark neck'],
    ['kaale daag hatane ki dawai', 'dark spot'],
    ['raat ko lagane wali cream', 'night cream'],
    ['makeup jo bahe nahi', 'waterproof makeup'],
    ['baal rukhe ho gaye hain', 'dry hair'],
    ['dhoop ka chashma', 'sunglasses'],
  ])('finds what its English name finds: %j', async (text, name) => {
    const [found, expected] = await Promise.all([search(text), search(name)])
    expect(titlesOf(found).toSorted()).toEqual(titlesOf(expected).toSorted())
    expect(titlesOf(found)[0]).toBe(titlesOf(expected)[0])
    expect(found).toMatchObject({ searched_for: null })
    expect(found.understood?.missing ?? null).toBeNull()
  })

  it('leaves colours and names of types as they are', () => {
    const lexicon = new Lexicon(builtInConcepts())
    for (const text of [
      'aankhon ke liye kala kajal',
      'kala eye liner',
      'dhoop batti',
      'safed kurta',
      'dry shampoo for oily hair',
      'hair oil jar',
    ])
      expect(readNeeds(lexicon, text.split(' ')).join(' ')).toBe(text)
  })

  it('stands for names of the lexicon', () => {
    const lexicon = new Lexicon(builtInConcepts())
    expect(namesOfNeeds.filter((name) => lexicon.find(name.replace('non ', '')) === undefined)).toEqual([])
  })
})

describe('a form of care for a concern', () => {
  it.each(['dark spots cream', 'daag dhabbe hatane ki cream', 'pigmentation', 'glow'])(
    'is followed by serums and oils for it: %j',
    async (text) => {
      const { data } = await search(text)
      const first = data.slice(0, 8).map(({ category }) => category)
      expect(first).toEqual(expect.arrayContaining(['Face Serum', 'Face Oil']))
    },
  )

  it.each(['dark spots cream', 'pigmentation cream', 'jhaiyo', 'daag dhabbe ki cream'])(
    'follows what says that it works on it, or is called by what is good for it: %s',
    async (text) => {
      const { data, understood } = await search(text)
      const first = data.slice(0, 4).map(({ title }) => title)
      expect(first).toEqual(expect.arrayContaining(['Niacinamide 10% + Zinc Serum', 'Vitamin C 15% Serum']))
      // It has some niacinamide, and says nothing of spots.
      expect(first).not.toContain('Oil-Free Cica Gel Cream')
      expect(first).not.toContain('Sheer Tint Moisturiser SPF 20')
      expect(understood?.exact ?? 0).toBeLessThan(2)
    },
  )
})

describe('a name of two words', () => {
  it.each([
    ['onion oil', /oil|tailam|thailam|baby lotion/i, 'Onion & Black Seed Hair Oil'],
    ['pyaaz ka tel', /oil|tailam|thailam|baby lotion/i, 'Onion & Black Seed Hair Oil'],
    ['coconut oil', /oil|tailam|thailam|baby lotion/i, 'Virgin Coconut Hair Oil'],
    ['argan oil', /oil|tailam|thailam|baby lotion|argan/i, 'Argan & Silk Smooth Shampoo'],
  ])('is an oil, and not all that has a word of it: %j', async (text, kind, title) => {
    const { data } = await search(text)
    expect(data[0]?.title).toBe(title)
    expect(data.filter((one) => !kind.test(`${one.title} ${one.category}`))).toEqual([])
  })

  it('"oil free" is care that says so', async () => {
    const titles = titlesOf(await search('oil free'))
    expect(titles.length).toBeGreaterThan(2)
    expect(titles.filter((title) => /sunglasses|brush/i.test(title))).toEqual([])
  })

  it('henna is no colour mask', async () => {
    const { data, understood } = await search('mehendi')
    expect(data[0]?.title).toBe('Rajasthani Henna Powder')
    expect(data.slice(0, understood?.exact ?? data.length).map(({ title }) => title)).not.toContain(
      'Semi-Permanent Colour Mask',
    )
  })
})

it.each(['kajal', 'काजल'])('a kajal is shown in the shade of its product: %j', async (text) => {
  const { data } = await search(text)
  expect(data.length).toBeGreaterThan(3)
  expect(data.filter(({ shown_variant_id }) => shown_variant_id !== undefined)).toEqual([])
})

describe('what the shop does not sell', () => {
  it.each(['atta 5kg', 'chawal 5kg', 'ghee 1kg', 'doodh 1 litre', 'washing powder'])(
    'is missing, and no shade or ingredient of its name is shown: %j',
    async (text) => {
      const { total, understood } = await search(text)
      expect(total).toBe(0)
      expect(understood?.missing?.type).toBe(text.replace(/ \d.*/, ''))
      expect(understood?.missing?.shown).toBeNull()
    },
  )

  it.each(['sanitary pads', 'menstrual cup'])('is followed by what is near: %j', async (text) => {
    const { data, understood } = await search(text)
    expect(understood?.missing?.type).toBe(text)
    expect(data[0]?.title).toBe('Overnight Period Briefs')
  })
})

describe('a word for a department', () => {
  it.each([
    ['beauty', ['makeup', 'skin care', 'fragrance']],
    ['ब्यूटी', ['makeup', 'skin care', 'fragrance']],
    ['ब्यूटी प्रोडक्ट्स', ['makeup', 'skin care', 'fragrance']],
    ['fashion', ['saree', 'jewellery', 'shoes']],
    ['फैशन', ['saree', 'jewellery', 'shoes']],
  ])('lists what belongs to it: %j', async (text, parts) => {
    const found = await search(text)
    const totals = await Promise.all(parts.map(async (part) => (await search(part)).total))
    expect(found.total).toBeGreaterThanOrEqual(totals.reduce((sum, total) => sum + total, 0))
    expect(found.understood?.missing ?? null).toBeNull()
  })

  it('says no more than a type beside it: "fashion jewellery"', async () => {
    const [found, jewellery] = await Promise.all([search('fashion jewellery'), search('jewellery')])
    expect(titlesOf(found)).toEqual(titlesOf(jewellery))
    expect(found.understood?.missing ?? null).toBeNull()
  })

  it('is makeup in Hindi', async () => {
    const [found, makeup] = await Promise.all([search('सिंगार'), search('makeup')])
    expect(found.total).toBe(makeup.total)
  })
})

it('what is popular are the best sellers', async () => {
  const found = await search('popular products')
  expect(found.understood?.filters).toMatchObject([{ kind: 'best_seller' }])
  expect(found.data.every(({ bestSeller }) => bestSeller === 1)).toBe(true)
})

it.each(['kuch accha sa', 'something nice', 'कुछ अच्छा', 'सुंदर दिखने के लिए'])(
  'anything good is the best rated: %j',
  async (text) => {
    const { sort, understood } = await search(text)
    expect(sort).toBe('rating_desc')
    expect(understood?.filters).toMatchObject([{ kind: 'rating_desc', text, without: '' }])
  },
)

it.each(['cream for 50 years old', 'serum for 60 year old mother', '40+ skin cream'])(
  'reads an age as care against lines: %s',
  async (text) => {
    const [found, aged] = await Promise.all([
      search(text),
      search(text.includes('serum') ? 'anti ageing serum' : 'anti ageing cream'),
    ])
    expect(titlesOf(found)[0]).toBe(titlesOf(aged)[0])
  },
)

it.each(['my hair is falling a lot', 'losing hair'])('finds care for falling hair: %s', async (text) => {
  const [found, care] = await Promise.all([search(text), search('hair fall')])
  expect(titlesOf(found)[0]).toBe(titlesOf(care)[0])
})
