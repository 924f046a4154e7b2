import { colourFamily } from '@shop/contract/colourFamily'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { useSearch } from '#testing/useSearch.ts'
import { toTsquery } from '../postgres/toTsquery.ts'
import { outsideBrands } from './outsideBrands.ts'

const { db, search } = useSearch()
// The order by names is meant here.
beforeAll(() => db().execute(sql`update product set rating_count = 0, rating_sum = 0`))

it.each([
  ['लिप ग्लॉस', 'lip gloss'],
  ['शॉल', 'shawl'],
  ['नेल पेंट', 'nail paint'],
  ['काली घाघरा', 'kaali ghaghra'],
  ['जंपसूट', 'jumpsuit'],
  ['चप्पलें', 'chappal'],
  ['कढ़ाई कुर्ती', 'kadhai kurti'],
  ['को ऑर्ड सेट', 'co ord set'],
  ['चमड़े का बैग', 'leather bag'],
  ['vit c serum', 'vitamin c serum'],
  ['kaale ghere ki cream', 'dark circle cream'],
])('means the same by %j and %j', async (one, other) => {
  expect((await search(one)).data.map(({ id }) => id)).toEqual((await search(other)).data.map(({ id }) => id))
})

it.each([
  ['lip goss', 'lip gloss'],
  ['nail paaint', 'nail paint'],
  ['face cram', 'face cream'],
  ['kurtqs', 'kurtas'],
  ['liptsicks', 'lipstick'],
  ['blous red', 'blouse red'],
  ['heals', 'heels'],
])('corrects %j, which is near to %j', async (typed, meant) => {
  expect((await search(typed)).searched_for).toBe(meant)
})

it.each(['cooker', 'spatula', 'anti ageing', 'sanitary pads'])(
  'does not correct %j, which is a word of English or of the lexicon',
  async (text) => {
    expect((await search(text)).searched_for).toBeNull()
  },
)

it.each([
  ['iphone charger', 'iphone charger'],
  ['charger for iphone', 'charger'],
  ['laptop sleeve', 'laptop sleeve'],
  ['cotton bedsheet', 'cotton bedsheet'],
  ['zarquon fridge', 'zarquon fridge'],
  ['fridge', 'fridge'],
])('names what the shop lacks as it was typed: %j is %j', async (text, type) => {
  expect((await search(text)).understood?.missing).toEqual({ type, brand: null, words: [], shown: null })
})

it.each([
  ['kajol', 'kajal'],
  ['sandle', 'sandal'],
])('says that %j was read as %j', async (typed, meant) => {
  expect((await search(typed)).searched_for).toBe(meant)
})

it('lists the likeliest meaning of a short noun first, where popularity does not tell: face serums', async () => {
  const { data } = await search('serum')
  expect(data.slice(0, 4).map(({ category }) => category)).toEqual(
    Array.from({ length: 4 }, () => 'Face Serum'),
  )
})

it.each([
  ['whisk', ['whisk']],
  // Of what is pink, one has a spatula.
  ['pink spatula', []],
  ['neem', []],
  ['hydrating', []],
  ['cleansing balm with spatula', []],
])('names the words of %j that only descriptions have: %j', async (text, words) => {
  const { total, understood } = await search(text)
  expect(total).toBeGreaterThan(0)
  expect(understood?.described).toEqual(words)
})

it.each(['size guide', 'return', 'cash on delivery', 'contact', 'customer care', 'order'])(
  'leaves the search for help %j to the page that answers it, as products only mention its words',
  async (text) => {
    expect(await search(text)).toMatchObject({
      total: 0,
      searched_for: null,
      understood: { missing: null, described: [] },
    })
  },
)

it.each([
  ['support', /support/i],
  ['return gifts', /gift/i],
  ['delivery kit', /kit/i],
])('finds products for %j', async (text, name) => {
  const { data } = await search(text)
  expect(data.some(({ title }) => name.test(title))).toBe(true)
})

it.each([
  ['#a76757', 'brown'],
  ['#a2696a', 'pink'],
  ['#c4161c', 'red'],
])('reads the colour code %s as %s', async (code, family) => {
  const { rows } = await db().execute(sql`select colour_family(${code}) as family`)
  expect(rows).toEqual([{ family }])
})

it('reads colour codes as the filters of a list do', async () => {
  const steps = Array.from({ length: 18 }, (_, step) => (step * 15).toString(16).padStart(2, '0'))
  const codes = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)))
  const { rows } = await db().execute<{ code: string; family: string }>(
    sql`select code, colour_family(code) as family from unnest(${sql.param(codes)}::text[]) as code`,
  )
  expect(rows.filter(({ code, family }) => colourFamily(code) !== family)).toEqual([])
})

it('takes a noun with "wali" for a quality: a scented candle', async () => {
  const { data } = await search('khushboo wali mombatti')
  expect((await search('mombatti khushboo wali')).data.map(({ id }) => id)).toEqual(data.map(({ id }) => id))
  expect(data[0]?.category).toBe('Candles & Incense')
})

describe('a brand of ordinary words', () => {
  const name = (brand: string) =>
    db().execute(sql`update brand set name = ${brand} where id = (select min(id) from brand)`)
  const names = async () =>
    (await db().execute<{ name: string }>(sql`select name from brand order by id limit 1`)).rows
  const idsOfBrand = async () =>
    (
      await db().execute<{ id: number }>(
        sql`select id from product where is_active and brand_id = (select min(id) from brand) order by id`,
      )
    ).rows.map(({ id }) => id)
  /** As many first results as the brand has products. */
  const first = async (text: string, count: number) =>
    (await search(text)).data
      .slice(0, count)
      .map(({ id }) => id)
      .toSorted((one, other) => one - other)

  it.each(['New Me', 'Here & Gone', 'AND'])('is found by its name %j, and joins no words', async (brand) => {
    const [before] = await names()
    await name(brand)
    try {
      const ids = await idsOfBrand()
      expect(await first(brand, ids.length)).toEqual(ids)
      if (brand === 'Here & Gone') expect(await first('hereandgone', ids.length)).toEqual(ids)
      const joined = await search('kurta for office and home')
      expect(joined.understood?.missing?.brand ?? null).toBeNull()
    } finally {
      await name(before?.name ?? '')
    }
  })
})

it('lists what has the typed colour before its other shades, and reads two words as one colour', async () => {
  const { data } = await search('teal')
  const named = data.map(({ title }) => /teal/i.test(title))
  expect(named).toEqual(named.toSorted((one, other) => Number(other) - Number(one)))
  expect((await search('olive green kurta')).understood?.filters.map(({ text }) => text)).not.toContain(
    'olive',
  )
})

it('ignores "new" where nothing of the kind is new', async () => {
  await db().execute(
    sql`update product set launched_on = '2020-01-01' where child_id = (select id from category where slug = 'sarees')`,
  )
  const all = await search('sarees')
  const { total, understood } = await search('new sarees')
  expect(total).toBe(all.total)
  expect(understood?.filters).toEqual([])
})

it('excludes the names of brands from a condition', () => {
  const phrases = outsideBrands(
    new Map([
      ['baby', [['baby', 'steps']]],
      ['girl', [['off', 'duty', 'girl']]],
    ]),
    [{ words: ['babies'] }, { words: ['girls'] }, { words: ['kids'] }],
  )
  expect(toTsquery({ is: 'text', phrases, parts: 'B' })).toBe(
    "(('babies':B | 'baby':B | 'babi':B | 'babie':B) <-> !('steps') | !('duty') <-> ('girls':B | 'girl':B) | ('kids':B | 'kid':B))",
  )
})

it('asks for names of two words by their first one', () => {
  const phrases = [['lip', 'balm'], ['lip', 'oil'], ['kajal'], ['nail', 'art']].map((words) => ({ words }))
  expect(toTsquery({ is: 'text', phrases, parts: 'A' })).toBe(
    "('lip':AB <-> ('balm':A | 'oil':A) | 'kajal':A | 'nail':AB <-> 'art':A)",
  )
})
