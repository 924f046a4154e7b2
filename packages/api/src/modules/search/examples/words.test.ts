import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { useDatabase } from '#testing/useDatabase.ts'
import { editDistance } from '../spelling/editDistance.ts'
import { hasAny } from '../Condition.ts'
import { isCommonWord, isEnglishWord } from '../meaning/commonWords.ts'
import { readRanges } from '../meaning/readRanges.ts'
import { withoutRequests } from '../meaning/requests.ts'
import { heard, prefixSpellings, skeleton, transliterate } from '../meaning/transliterate.ts'
import { foldWords } from '../foldText.ts'
import { errorsAllowed, spellingErrors, toSpelling } from '../spelling/spellingErrors.ts'
import { soundKey } from '../spelling/soundKey.ts'

const database = useDatabase('empty')

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['kajal', 'kajal', 0],
    ['lipstik', 'lipstick', 1],
    ['lisptick', 'lipstick', 1],
    ['mosturizer', 'moisturiser', 2],
    ['saree', 'sari', 2],
    ['abc', '', 3],
  ])('measures the distance between %j and %j as %i', (one, other, errors) => {
    expect(editDistance(one, other)).toBe(errors)
    expect(editDistance(other, one)).toBe(errors)
  })
})

describe('soundKey', () => {
  it.each([
    ['kajal', 'kaajal'],
    ['saree', 'sari'],
    ['jhumka', 'jumka'],
    ['shalwar', 'salwar'],
    ['chudi', 'choodee'],
    ['dupatta', 'dupata'],
    ['moisturizer', 'moisturiser'],
  ])('gives %s and %s the same sound key', (one, other) => {
    expect(soundKey(one)).toBe(soundKey(other))
  })

  it.each([
    ['kurta', 'kurti'],
    ['top', 'toe'],
    ['bra', 'bag'],
  ])('gives %s and %s different sound keys', (one, other) => {
    expect(soundKey(one)).not.toBe(soundKey(other))
  })
})

describe('spellingErrors', () => {
  const isLikely = (typed: string, meant: string) =>
    spellingErrors(toSpelling(typed), toSpelling(meant)) <= errorsAllowed(typed.length)

  it.each([
    ['lipstik', 'lipstick'],
    ['lisptick', 'lipstick'],
    ['bluch', 'blush'],
    ['foundaton', 'foundation'],
    ['braclet', 'bracelet'],
    ['lahnga', 'lehnga'],
    ['blous', 'blouse'],
  ])('recognises %s as a misspelt %s', (typed, meant) => {
    expect(isLikely(typed, meant)).toBe(true)
  })

  it.each([
    ['chappal', 'chapped'],
    ['flops', 'floss'],
    ['flip', 'clip'],
    ['champion', 'champi'],
  ])('does not read %s as a misspelt %s', (typed, other) => {
    expect(isLikely(typed, other)).toBe(false)
  })
})

it('finds a silent last letter likelier than s for sh', () => {
  const errors = (meant: string) => spellingErrors(toSpelling('blous'), toSpelling(meant))
  expect(errors('blouse')).toBeLessThan(errors('blush'))
})

describe('spellingErrors with a limit', () => {
  const word = fc.string({
    unit: fc.constantFrom('a', 'b', 'e', 'h', 'i', 'k', 'l', 'o', 's', 't', 'u', 'x', 'y', 'z'),
    maxLength: 12,
  })

  it('gives the same sum up to the limit, and more than the limit above it', () => {
    fc.assert(
      fc.property(word, word, fc.double({ min: 0, max: 6, noNaN: true }), (one, other, max) => {
        const [typed, target] = [toSpelling(one), toSpelling(other)]
        const errors = spellingErrors(typed, target)
        const limited = spellingErrors(typed, target, max)
        if (errors <= max) expect(limited).toBe(errors)
        else expect(limited).toBeGreaterThan(max)
      }),
      { numRuns: 5_000 },
    )
  })
})

it('knows words of everyday English, which are no errors', () => {
  expect(['beard', 'selling', 'laptop'].map(isCommonWord)).toEqual([true, true, true])
  expect(['drees', 'lipstik', 'braclet', 'kajol'].map(isCommonWord)).toEqual([false, false, false, false])
})

it('knows rarer words of English, and none of the errors among them', () => {
  expect(['cooker', 'spatula', 'beard'].map(isEnglishWord)).toEqual([true, true, true])
  expect(['earing', 'neckless', 'lipstik'].map(isEnglishWord)).toEqual([false, false, false])
})

it('leaves out phrases that end in a shorter one', () => {
  const phrases = [['top'], ['crop', 'top'], ['tank', 'top', 'dress']].map((words) => ({ words }))
  expect(hasAny(phrases, 'AB')).toEqual({
    is: 'text',
    parts: 'AB',
    phrases: [{ words: ['top'] }, { words: ['tank', 'top', 'dress'] }],
  })
})

it('reads the beginning of a word in Devanagari as English and as Hindi spell it', () => {
  expect(prefixSpellings(['साड']).flat()).toContain('saar')
  expect(prefixSpellings(['शैम्']).flat()).toContain('sham')
  expect(prefixSpellings(['कढ़']).flat()).toContain('kadh')
})

it('hears an English word as Hindi spells it', () => {
  expect(heard('diary')).toBe('dayary')
  expect(skeleton(transliterate('डायरी'))).toBe(skeleton('diary'))
})

describe('transliterate', () => {
  it.each([
    ['काजल', 'kaajal'],
    ['साड़ी', 'saaree'],
    ['लड़की', 'larkee'],
    ['रोज़ाना', 'rozaanaa'],
    ['kajal', 'kajal'],
  ])('writes the Devanagari word %s as %s', (word, latin) => {
    expect(transliterate(word)).toBe(latin)
  })

  it.each([
    ['लिपस्टिक', 'lipstick'],
    ['लोशन', 'lotion'],
    ['मॉइस्चराइज़र', 'moisturizer'],
    ['शैम्पू', 'shampoo'],
  ])('gives %s and %s the same consonants', (word, english) => {
    expect(skeleton(transliterate(word))).toBe(skeleton(english))
  })
})

it.each([
  ['i am looking for a red kurta', 'a red kurta'],
  ['mujhe kurta chahiye meri behen ke liye', 'mujhe kurta chahiye'],
  ['kurta for my sister', 'kurta'],
  ['sunscreen for 25 year old', 'sunscreen'],
  ['clothes for mom and baby', 'clothes for mom and baby'],
  ['i want to buy', 'i want to buy'],
  ['toner for my mother in law', 'toner'],
  ['necklace for elder sister', 'necklace'],
  ['necklace for nani', 'necklace'],
  ['झुमके मेरी बहन के लिए', 'झुमके'],
  ['toner with cash on delivery', 'toner'],
  ['scarf free home delivery', 'scarf'],
  ['sarees near me', 'sarees'],
  ['latest jutti 2031', 'latest jutti'],
  ['jutti 2031', 'jutti 2031'],
])('leaves out what asks without naming a product in %j', (text, rest) => {
  expect(withoutRequests(text).trim()).toBe(rest)
})

describe('readRanges', () => {
  it.each([
    ['kurta under 500', 'kurta', [null, 500]],
    ['below ₹1,800 saree', 'saree', [null, 1_800]],
    ['500 se kam', '', [null, 500]],
    ['perfume 1000–2000', 'perfume', [1_000, 2_000]],
    ['watch above 3k', 'watch', [3_000, null]],
    ['bags between 500 and 900 rs', 'bags', [500, 900]],
    ['kurta around 800', 'kurta', [600, 1_000]],
    ['500 aur 900 ke beech saree', 'saree', [500, 900]],
    ['saree 700 या उससे कम', 'saree', [null, 700]],
    ['700 wali kurti', 'kurti', [null, 700]],
    ['lipstik undr 500', 'lipstik', [null, 500]],
    ['kurta belwo 900', 'kurta', [null, 900]],
    ['watch abbove 3000', 'watch', [3_000, null]],
    ['clutch 850 under', 'clutch', [null, 850]],
    ['scarf 450 max', 'scarf', [null, 450]],
    ['stole 650 only', 'stole', [null, 650]],
    ['stole under 650 only', 'stole', [null, 650]],
    ['stole less then 650', 'stole', [null, 650]],
    ['bags between 500 & 900', 'bags', [500, 900]],
    ['दुपट्टा ७५० से कम', 'दुपट्टा', [null, 750]],
    ['₹1,200-₹1,800 ke beech jutti', 'jutti', [1_200, 1_800]],
    ['mule 700 tak', 'mule', [null, 700]],
    ['do hazaar se kam saree', 'saree', [null, 2_000]],
    ['paanch sau se kam kajal', 'kajal', [null, 500]],
    ['under five hundred lipstick', 'lipstick', [null, 500]],
    ['do hazaar paanch sau tak saree', 'saree', [null, 2_500]],
    ['kurta above one thousand', 'kurta', [1_000, null]],
    ['काजल तीन सौ से कम', 'काजल', [null, 300]],
    ['साड़ी दो हज़ार के अंदर', 'साड़ी', [null, 2_000]],
    ['ten thousand saree', 'saree', [null, 10_000]],
    ['teen sau ki kurti', 'ki kurti', [null, 300]],
    ['bag under 2 thousand', 'bag', [null, 2_000]],
    ['bag between five hundred and one thousand', 'bag', [500, 1_000]],
  ])('reads a price limit from %j', (text, rest, [min, max]) => {
    expect(readRanges(text).filters).toMatchObject([{ kind: 'price', min, max }])
    expect(readRanges(text).rest.trim()).toBe(rest)
  })

  it.each([
    ['sweaters 30 off', 'discount', 'sweaters'],
    ['kurta 40 % off', 'discount', 'kurta'],
    ['slippers 4 size', 'size', 'slippers'],
    ['kurta in extra large size', 'size', 'kurta'],
    ['kangan size 2.8', 'size', 'kangan'],
    ['kangan 2.10', 'size', 'kangan'],
    ['kangan 2-8', 'size', 'kangan'],
    ['boots size 5.5', 'size', 'boots'],
  ])('reads a filter from %j that is no price', (text, kind, rest) => {
    expect(readRanges(text).filters).toMatchObject([{ kind }])
    expect(readRanges(text).rest.trim()).toBe(rest)
  })

  it.each([
    ['bestseller kajal', 'kajal'],
    ['kajal best sellers', 'kajal'],
    ['best selling kajal', 'kajal'],
    ['most popular kajal', 'kajal'],
  ])('reads the filter "best sellers" from %j', (text, rest) => {
    expect(readRanges(text).filters).toMatchObject([{ kind: 'best_seller' }])
    expect(readRanges(text).rest.trim()).toBe(rest)
  })

  it.each(['best friend', 'best price kajal'])('reads no order from %j', (text) => {
    expect(readRanges(text).filters).toEqual([])
  })

  it('reads a limit after a number only where no other number follows', () => {
    expect(readRanges('bra size 34 under 700').filters).toMatchObject([
      { kind: 'price', max: 700 },
      { kind: 'size', text: 'size 34' },
    ])
  })

  it('reads no filter from the name of a brand', () => {
    const isBrand = (words: string) => ['new me', 'under 500'].includes(words.toLowerCase())
    expect(readRanges('New Me kurta', isBrand).filters).toEqual([])
    expect(readRanges('new kurta', isBrand).filters).toMatchObject([{ kind: 'new' }])
  })

  it.each(['new lipstick', 'lipstick new', 'new arrivals lipstick'])(
    'reads the filter "new" from %j',
    (text) => {
      expect(readRanges(text).filters).toMatchObject([{ kind: 'new' }])
      expect(readRanges(text).rest.trim()).toBe('lipstick')
    },
  )

  it.each([
    ['price low to high kajal', 'price_asc', 'kajal'],
    ['kajal low to high', 'price_asc', 'kajal'],
    ['kajal high to low', 'price_desc', 'kajal'],
    ['kajal sort by price high to low', 'price_desc', 'kajal'],
    ['kajal low to high price', 'price_asc', 'kajal'],
    ['best kajal', 'rating_desc', 'kajal'],
    ['top rated kajal', 'rating_desc', 'kajal'],
    ['kajal with good reviews', 'rating_desc', 'kajal'],
    ['sabse achha kajal', 'rating_desc', 'kajal'],
    ['सबसे अच्छा kajal', 'rating_desc', 'kajal'],
  ])('reads the order of %j', (text, kind, rest) => {
    expect(readRanges(text).filters).toMatchObject([{ kind }])
    expect(readRanges(text).rest.trim()).toBe(rest)
  })

  it.each([
    'discount 20 percent serum',
    'serum 20% off or more',
    'discount of 20% serum',
    '20% or more off serum',
  ])('reads the least discount of %j', (text) => {
    expect(readRanges(text).filters).toMatchObject([{ kind: 'discount', min: 20 }])
    expect(readRanges(text).rest.trim()).toBe('serum')
  })

  it.each([
    'one shoulder dress',
    'three piece suit',
    'high to mid heels',
    'sunscreen spf 50',
    'niacinamide 10% serum',
    'pack of 3',
    'above 30 years',
    'shampoo 200-400 ml',
    'maybelline new york lipstick',
    'retinol 0.3% serum',
    'dupatta 2.4 m',
    'romper 2-4 years',
    'kurta 1/2 sleeve',
  ])('reads no filter from %j', (text) => {
    expect(readRanges(text)).toEqual({ filters: [], rest: text })
  })
})

describe('foldWords', () => {
  it.each([
    ['  Noor & Neem’s Café ', ['noor', 'neems', 'cafe']],
    ['34DD_UK5.5', ['34dd', 'uk5', '5']],
    ['काजल', ['काजल']],
    ['kajal ❤️', ['kajal']],
    ['\u0000%_\\', []],
  ])('folds %j to %j', (text, words) => {
    expect(foldWords(text)).toEqual(words)
  })

  it('folds words like the database', async () => {
    const texts = fc
      .array(fc.constantFrom(...Array.from("abcXYZ019 &'’%_-.,/+()àÉñ")), { maxLength: 30 })
      .map((letters) => letters.join(''))
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const { rows } = await database
          .current()
          .execute<{ folded: string }>(sql`select search_text(${text}) as folded`)
        const expected = rows[0]?.folded
          .split(' ')
          .filter((word) => word !== '')
          .slice(0, 12)
        expect(foldWords(text)).toEqual(expected)
      }),
    )
  })
})
