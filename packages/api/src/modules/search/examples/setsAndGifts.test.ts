import { describe, expect, it } from 'vitest'
import { titlesOf, useSearch } from '#testing/useSearch.ts'

const { search } = useSearch()

describe('what a set holds', () => {
  it.each(['suit set no dupatta', 'kurti bina chunni', 'salwar suit without dupatta', 'बिना दुपट्टे की कुर्ती'])(
    'is in no result that should lack it: %j',
    async (text) => {
      const found = await search(text)
      expect(found.understood).toMatchObject({ missing: null, filters: [{ kind: 'without' }] })
      expect(titlesOf(found)).toContain('Gota Patti Festive Kurta with Palazzo')
      expect(titlesOf(found)).not.toContain('Maheshwari Silk Cotton Kurta Set')
    },
  )

  it.each([
    ['sari without blouse piece', 'saree'],
    ['lehenga bina dupatta', 'lehenga'],
  ])('is said to be in all products of a type: %j', async (text, type) => {
    const { understood, total } = await search(text)
    expect(understood?.filters).toEqual([])
    expect(understood?.missing?.words).toHaveLength(1)
    expect(total).toBe((await search(type)).total)
  })

  it.each([
    'suit set with dupatta',
    'three piece suit',
    'kurta set of 3',
    'salwar suit with white dupatta',
    'kurti with pants and dupatta',
  ])('leads what comes without it: %j', async (text) => {
    const found = await search(text)
    expect(found.understood).toMatchObject({ missing: null, exact: 1 })
    expect(titlesOf(found)[0]).toBe('Maheshwari Silk Cotton Kurta Set')
  })
})

describe('a combo', () => {
  it.each(['kajal combo', 'kajal aur eyeliner combo'])(
    'is missing where no set is called so: %j',
    async (text) => {
      expect((await search(text)).understood).toMatchObject({ exact: null, missing: { words: ['combo'] } })
    },
  )
})

describe('what something is worn with', () => {
  it.each([
    ['earrings for maroon gown', 'earrings'],
    ['earrings to match green saree', 'earrings'],
    ['jutti matching red lehenga', 'jutti'],
    ['dupatta to match with blue cotton kurti', 'dupatta'],
    ['clutch to go with silk saree', 'clutch'],
    ['hari saree ke saath jhumke', 'jhumke'],
  ])('need not be said, nor its colour: %j', async (text, type) => {
    const found = await search(text)
    expect(found.understood).toMatchObject({ missing: null, filters: [] })
    expect(found.total).toBe((await search(type)).total)
  })

  it('is answered with jewellery where nothing is named', async () => {
    const found = await search('what to wear with green saree')
    expect(found.total).toBe((await search('jewellery')).total)
  })

  it('has a colour of its own beside that of the product', async () => {
    const found = await search('green kurta with gold dupatta')
    expect(found.understood?.filters).toMatchObject([{ kind: 'colour', name: 'green' }])
  })
})

describe('a gift', () => {
  it.each([
    'promotion gift for sister',
    '2nd job gift',
    'retirement gift for boss',
    'house warming gift',
    'gift for sasu maa',
  ])('has a reason that no product says: %j', async (text) => {
    const found = await search(text)
    expect(found.understood).toMatchObject({ missing: null, exact: null, filters: [] })
    expect(found.data[0]?.category).toBe('Gift Sets')
    expect(found.total).toBeGreaterThan(20)
  })

  it.each(['gift for papa', 'gift for dad birthday', 'gift for brother in law', 'bhaiya ke liye tohfa'])(
    'for a man is what suits anyone: %j',
    async (text) => {
      const found = await search(text)
      const shown = new Set(found.data.map(({ category }) => category))
      expect(found.understood?.missing).toBeNull()
      expect([...shown]).toEqual(expect.arrayContaining(['Gift Sets', 'Eau de Parfum', 'Watches']))
      expect([...shown]).not.toEqual(expect.arrayContaining(['Eyeshadow']))
    },
  )

  it('set for a baby is what babies are given', async () => {
    const [found, gifts] = await Promise.all([search('gift hamper for newborn'), search('gift for newborn')])
    expect(titlesOf(found)).toEqual(titlesOf(gifts))
  })
})

describe('clothes for children', () => {
  it.each([
    'kids saree',
    'baby sandals',
    'nightwear for children',
    'boys sherwani',
    'choti bacchi ke liye lehenga',
  ])('replace what is for grown-ups alone: %j', async (text) => {
    const { understood, data } = await search(text)
    expect(understood?.missing).toMatchObject({ shown: 'baby clothes' })
    expect(new Set(data.map(({ category }) => category))).toEqual(new Set(['Rompers & Sets']))
  })
})

it('shows children no clothes where they look for a bag', async () => {
  const { understood } = await search('clutch for kids')
  expect(understood?.missing).toMatchObject({ words: ['kids'], shown: 'clutch' })
})

describe('a dress for a day', () => {
  it.each(['diwali dress', 'shaadi ke liye dress', 'teej dress'])(
    'is an outfit where Indian wear comes first: %j',
    async (text) => {
      const { data, understood } = await search(text)
      expect(understood?.missing).toBeNull()
      expect(['Sarees', 'Lehengas', 'Kurtas & Kurtis']).toContain(data[0]?.category)
    },
  )

  it.each(['birthday dress', 'christmas dress', 'summer dress', 'wedding gown'])(
    'is a dress otherwise: %j',
    async (text) => {
      expect((await search(text)).data[0]?.category).toBe('Dresses')
    },
  )
})

it.each([
  ['paithani', 'paithani', 'saree'],
  ['nauvari saree', 'nauvari saree', 'saree'],
  ['adhesive bra', 'adhesive bra', 'bra'],
  ['boyshorts', 'boyshorts', 'briefs'],
])('knows a kind that the shop lacks: %j', async (text, type, shown) => {
  const { understood, data } = await search(text)
  expect(understood?.missing).toMatchObject({ type, shown })
  expect(data.length).toBeGreaterThan(3)
})

it.each([
  ['tummy control', 'High-Waist Tummy Shaper'],
  ['stackable rings', 'Sterling Silver Stacking Rings Set of 3'],
  ['बिना पैडिंग की ब्रा', 'Non-Wired Cotton Bra'],
  ['बच्चे का कंबल', 'Kantha Godhadi Baby Quilt'],
])('knows another name of a type: %j', async (text, title) => {
  const { understood, data } = await search(text)
  expect(understood?.missing).toBeNull()
  expect(data.slice(0, 2).map((one) => one.title)).toContain(title)
})

it.each(['samosa', 'momo', 'tie for men', 'boxers', 'diwali decoration', 'saree fall'])(
  'shows nothing for what other shops sell: %j',
  async (text) => {
    const { understood, total, searched_for } = await search(text)
    expect(understood?.missing?.type).toBeTruthy()
    expect({ total, searched_for }).toEqual({ total: 0, searched_for: null })
  },
)

it.each(['shirt linen', 'linen shirts'])('takes a shirt dress for no shirt: %j', async (text) => {
  const found = await search(text)
  expect(found.understood?.missing).toMatchObject({
    words: ['linen'],
    shown: expect.stringContaining('shirt'),
  })
  expect(titlesOf(found)).not.toContain('Linen Shirt Dress with Belt')
})

it('takes a bra without padding for no padded one', async () => {
  const { data, understood } = await search('padded bra non wired')
  expect(data.slice(0, understood?.exact ?? 0).map(({ title }) => title)).not.toContain(
    'Non-Wired Cotton Bra',
  )
})

it('shows no filter of a colour that the list does not have', async () => {
  const { understood } = await search('white boots')
  expect(understood).toMatchObject({ missing: { type: 'boots' }, filters: [] })
})

it.each(['mota log ke liye kurta', 'dress for fat girls', 'healthy ladies kurti'])(
  'reads a full figure as plus sizes: %j',
  async (text) => {
    const { understood } = await search(text)
    expect(understood?.missing).toBeNull()
  },
)

it.each([
  ['sone ke bangles', 'Antique Gold Openable Kada'],
  ['gold churi', 'Antique Gold Openable Kada'],
  ['white sandal or jutti', 'Pearl Bridal Jutti'],
])('begins with what has the typed colour before others: %j', async (text, title) => {
  expect(titlesOf(await search(text))[0]).toBe(title)
})
