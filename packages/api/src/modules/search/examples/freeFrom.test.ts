import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { useSearch } from '#testing/useSearch.ts'
import { titlesOf } from '#testing/useSearch.ts'

const { db, search } = useSearch()

/** Titles of what says that it is free of something, which leads. */
async function saying(text: string): Promise<string[]> {
  const found = await search(text)
  expect(found.understood?.missing, text).toBeNull()
  return titlesOf(found).slice(0, found.understood?.exact ?? undefined)
}

describe('what products are free of', () => {
  it.each([
    ['sulfate free shampoo', 'sulphate free shampoo'],
    ['sulfates free shampoo', 'sulphate free shampoo'],
    ['shampoo without sulfates', 'sulphate free shampoo'],
    ['color free face mask', 'colour free face mask'],
    ['aluminum free deodorant', 'aluminium free deodorant'],
    ['ammonia free hair color', 'ammonia free hair colour'],
  ])('is the same in every spelling: %j', async (text, usual) => {
    const [found, expected] = await Promise.all([search(text), search(usual)])
    expect(titlesOf(found)).toEqual(titlesOf(expected))
    expect(found.understood?.exact).toBe(expected.understood?.exact)
    expect(found.understood?.missing?.words.length).toBe(expected.understood?.missing?.words.length)
  })

  it.each([
    ['sulfate free shampoo', 'Argan & Silk Smooth Shampoo'],
    ['silicone free shampoo', 'Hibiscus Volume Shampoo'],
    ['ammonia free hair colour', 'Ammonia-Free Crème Hair Colour'],
    ['paraben free blush', 'Summer Bloom Powder Blush'],
  ])('is said by what leads: %j', async (text, first) => {
    expect((await saying(text))[0]).toBe(first)
  })

  it('leads where it is seen, too', async () => {
    const found = await search('nickel free earrings')
    expect(titlesOf(found)[0]).toBe('Oxidised Silver Peacock Jhumkas')
  })

  it('is mineral oil where this is what is missing, and no other oil', async () => {
    expect(await saying('silicone free moisturiser')).toContain('Lotus Day Moisturiser')
    expect(await saying('mineral oil free moisturiser')).toContain('Lotus Day Moisturiser')
    expect(await saying('oil free moisturiser')).not.toContain('Lotus Day Moisturiser')
  })

  it('is missing where nothing says it', async () => {
    expect((await search('cruelty free lipstick')).understood?.missing?.words).toEqual(['cruelty free'])
  })
})

describe('an oil that is unwanted', () => {
  it.each(['soap without palm oil', 'palm oil free soap', 'soap with no palm oil or paraben'])(
    'is one thing: %j',
    async (text) => {
      const found = await search(text)
      expect(found.understood?.missing).toBeNull()
      expect(titlesOf(found).toSorted()).toEqual(['Goat Milk & Oat Soap', 'Red Clay & Vetiver Soap'])
    },
  )

  it.each(['sunscreen without oil', 'oil free sunscreen'])('is in no list without it: %j', async (text) => {
    const found = await search(text)
    expect(found.understood?.filters).toMatchObject([{ kind: 'without', name: 'oil' }])
    expect(titlesOf(found)).not.toContain('Carrot Seed Sunscreen Lotion SPF 30')
  })
})

describe('an ingredient that is unwanted in care that no type names', () => {
  it.each([
    ['glow serum without vitamin c', 'vitamin c', 'Vitamin C 15% Serum'],
    ['fragrance free cream', 'fragrance', 'Malai Whip Face Cream'],
    ['cream without coconut', 'coconut', 'Sugar & Coconut Body Scrub'],
  ])('is left out: %j', async (text, name, title) => {
    const found = await search(text)
    expect(found.understood).toMatchObject({ missing: null, filters: [{ kind: 'without', name }] })
    expect(titlesOf(found)).not.toContain(title)
  })
})

describe('a metal that alloys may hide', () => {
  it('is lacked by what says so alone', async () => {
    const { understood } = await search('earrings without nickel')
    expect(understood).toMatchObject({ exact: 1, filters: [] })
  })
})

describe('what a list of ingredients proves', () => {
  const withoutParaben = [
    ['paraben free face wash', 4],
    ['lipstick without parabens', 12],
    ['lipstick bina paraben', 12],
    ['kajal without paraben', 7],
    ['paraben free shampoo', 5],
  ] as const
  it.each(withoutParaben)('is lacked, as the filter says: %j', async (text, total) => {
    const found = await search(text)
    expect(found.understood).toMatchObject({ missing: null, exact: null, filters: [{ kind: 'without' }] })
    expect(found.understood?.filters[0]?.name).toMatch(/^parabens?$/)
    expect(found.total).toBe(total)
  })

  it('is known of several substances at once', async () => {
    const { understood, total } = await search('paraben and sulphate free shampoo')
    expect(understood).toMatchObject({ missing: null, exact: null, filters: [] })
    expect(total).toBe(5)
  })

  it('leaves out what has another substance of the kind', async () => {
    const titles = titlesOf(await search('silicone free primer'))
    expect(titles).toContain('Rose Dew Primer')
    expect(titles).not.toContain('Pore Veil Primer')
  })

  it.each(['sunscreen no fragrance', 'sunscreen without perfume', 'unscented sunscreen'])(
    'is fragrance under any of its names: %j',
    async (text) => {
      const found = await search(text)
      expect(found.understood?.missing).toBeNull()
      expect(found.data[0]?.title).toMatch(/Gel Sunscreen|Mineral|Stick/)
    },
  )
})

describe('a list of what something lacks', () => {
  it.each([
    ['No sulphates or parabens', 'no sulphates no parabens'],
    ['No PPD, ammonia or metallic salts', 'no ppd no ammonia no metallic salts'],
    ['No mineral oil or perfume', 'no mineral oil no perfume'],
    ['Pressed without talc and scent, then sieved', 'no talc no scent'],
    ['Free of toluene, DBP and formaldehyde', 'no toluene no dbp no formaldehyde'],
    ['free from parabens & sulfates.', 'no parabens no sulfates'],
    ['Sulphate- and paraben-free', 'no sulphate no paraben'],
    ['Paraben, Sulphate & Silicone Free Shampoo', 'no paraben no sulphate no silicone'],
    ['"Free from": "No dyes or alcohol"', 'no dyes no alcohol'],
    ['No gluten or talc\nSmells of roses', 'no gluten no talc'],
  ])('gives each thing a negation of its own: %j', async (text, claims) => {
    expect(await lackedIn(text)).toBe(claims)
  })

  it.each([
    'No added colour or scent',
    'No artificial fragrance, dye or alcohol',
    'No leaks, alcohol based',
    'No perfume and soothing aloe',
    'Not free of parabens and sulphates',
    'Free of parabens and rich in aloe vera',
    'With argan oil and fragrance free',
    'No sulphates\nor parabens',
    'No left or right at first',
  ])('is none in %j', async (text) => {
    expect(await lackedIn(text)).toBe('')
  })
})

async function lackedIn(text: string) {
  const { rows } = await db().execute<{ claims: string }>(sql`select lacked_in_lists(${text}) as claims`)
  return rows[0]?.claims
}
