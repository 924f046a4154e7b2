import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { useSearch } from '#testing/useSearch.ts'
import { titlesOf } from '#testing/useSearch.ts'

const { db, search } = useSearch()

describe('a colour that is called after something else', () => {
  it.each([
    ['baby pink nail polish', 'nail polish', 'pink'],
    ['baby blue kurta', 'kurta', 'blue'],
    ['bottle green kurti', 'kurti', 'green'],
    ['royal blue dress', 'dress', 'blue'],
    ['wine red lipstick', 'lipstick', 'maroon'],
    ['firozi kurta', 'kurta', 'blue'],
    ['tota hara kurta', 'kurta', 'green'],
    ['mehendi color lehenga', 'lehenga', 'green'],
    ['dark brown kajal', 'kajal', 'brown'],
  ])('is a tone of a plain one: %j', async (text, without, name) => {
    const found = await search(text)
    expect(found.understood).toMatchObject({ missing: null, filters: [{ kind: 'colour', name, without }] })
  })

  it('narrows the kind that was typed before the name of its type', async () => {
    expect(titlesOf(await search('silver jhumka earrings'))).toEqual(['Oxidised Silver Peacock Jhumkas'])
  })

  it('leaves the only product of a kind in the list', async () => {
    const found = await search('gold potli')
    expect(found.understood).toMatchObject({ exact: 0, filters: [] })
    expect(titlesOf(found)[0]).toBe('Zardozi Velvet Potli')
  })
})

describe('a colour that the filter of lists has', () => {
  it.each([
    ['blue dress under 2000', ['price', 'colour'], 'dress under 2000'],
    ['black dress', ['colour'], 'dress'],
    ['neeli kurti', ['colour'], 'kurti'],
    ['blue cotton kurta', ['colour'], 'cotton kurta'],
    ['dupatta gulabi', ['colour'], 'dupatta'],
    ['red lipstick under 500', ['price', 'colour'], 'lipstick under 500'],
  ])('is a filter that can be removed, however few have it: %j', async (text, kinds, without) => {
    const found = await search(text)
    expect(found.understood).toMatchObject({ exact: null, missing: null })
    const filters = found.understood?.filters ?? []
    expect(filters.map(({ kind }) => kind)).toEqual(kinds)
    expect(filters.find(({ kind }) => kind === 'colour')?.without).toBe(without)
    expect(found.total).toBeGreaterThan(0)
    expect(found.total).toBeLessThanOrEqual((await search(without)).total)
  })

  it('is met by all products of the list', async () => {
    expect(titlesOf(await search('blue dress under 2000'))).toEqual([
      'Indigo Wrap Dress',
      'Tie-Waist Maternity Midi Dress',
    ])
  })

  // A kurta in "rani red" mentions pink.
  it.each([
    ['pink', 'kurti'],
    ['gulabi', 'kurti'],
    ['red', 'kurti'],
    ['green', 'saree'],
    ['black', 'dress'],
  ])('leaves out what only mentions it: %s %s', async (colour, type) => {
    const found = await search(`${colour} ${type}`)
    const [filter] = found.understood?.filters ?? []
    const name = `${filter?.name?.slice(0, 1).toUpperCase()}${filter?.name?.slice(1)}`
    const filtered = await search(type, `&option=Colour:${name}`)
    expect(titlesOf(found).toSorted()).toEqual(titlesOf(filtered).toSorted())
  })

  it('stands beside another one for what has either, where nothing has both', async () => {
    const found = await search('kurta pink or blue')
    expect(found.understood?.filters).toMatchObject([
      { kind: 'colour', name: 'pink' },
      { kind: 'colour', name: 'blue' },
    ])
    const [pink, blue] = [await search('pink kurta'), await search('blue kurta')]
    expect(titlesOf(found).toSorted()).toEqual([...titlesOf(pink), ...titlesOf(blue)].toSorted())
  })

  it('is none where no product has it and everything else', async () => {
    const { understood, data } = await search('nude lip liner pencil')
    expect(understood?.filters).toEqual([])
    expect(data[0]?.title).toMatch(/lip liner/i)
  })

  it('gives way to a price that nothing near it has in the colour', async () => {
    const { understood, data, sort } = await search('red saree under 3000')
    expect(understood?.unpriced).toMatchObject({
      type: 'saree',
      words: ['red'],
      max: 3000,
      in_other_colours: true,
    })
    expect(understood?.filters).toMatchObject([{ kind: 'price', max: 3000 }])
    expect(sort).toBeUndefined()
    expect(data.length).toBeGreaterThan(0)
    for (const { title, selling_price } of data) {
      expect(title).toContain('Saree')
      expect(selling_price).toBeLessThanOrEqual(3000)
    }
  })

  it('stays where a price near the typed one has it', async () => {
    const { understood, data, sort } = await search('red saree under 15000')
    expect(understood?.unpriced).toMatchObject({ words: ['red'], max: 15_000 })
    expect(understood?.unpriced).not.toHaveProperty('in_other_colours')
    expect(sort).toBe('price_asc')
    expect(data.map(({ title }) => title)).toEqual(['Banarasi Katan Silk Saree'])
  })

  it('stays where nothing has the price in any colour', async () => {
    const { understood, data } = await search('red saree under 200')
    expect(understood?.filters).toMatchObject([{ kind: 'colour', name: 'red' }])
    expect(data.map(({ title }) => title)).toEqual(['Banarasi Katan Silk Saree'])
  })
})

it('of two colours, "rani red" is one', async () => {
  const { data } = await search('red and pink kurta')
  expect(data.map(({ title }) => title)).toContain('Gota Patti Festive Kurta with Palazzo')
  expect(data.length).toBeGreaterThan(1)
})

describe('a colour of facts', () => {
  // The facts of one product name several colours, as "Rani pink and gold" do.
  it.each([
    ['green bangles', 'Reshmi Glass Bangles Dozen'],
    ['pink bangles', 'Lac Bangles with Mirror Work Set of 8'],
    ['green earrings', 'Meenakari Dome Jhumka'],
    ['red kada', 'Antique Gold Openable Kada'],
    ['white top', 'Chikankari Peplum Top'],
    ['pink jutti', 'Zari Embroidered Punjabi Jutti'],
    ['red jutti', 'Zari Embroidered Punjabi Jutti'],
    ['black bra', 'Full Support Minimiser Bra'],
    ['blue watch', 'Mesh Strap Slim Watch'],
    ['silver necklace', 'Silver Tribal Hansli Necklace'],
    ['pink kurta set', 'Gota Patti Festive Kurta with Palazzo'],
    ['purple night suit', 'Satin Camisole and Shorts Set'],
  ])('is found in each of them: %s', async (text, title) => {
    const { understood, data } = await search(text)
    expect(understood).toMatchObject({ exact: null, missing: null, filters: [{ kind: 'colour' }] })
    expect(data.map((one) => one.title)).toContain(title)
  })

  it('is in the filter of a list', async () => {
    const { facets } = await search('bangles')
    const colours = facets?.options.find(({ group }) => group === 'Colour')?.values ?? []
    expect(colours.map(({ value }) => value).toSorted()).toEqual(['Gold', 'Green', 'Pink', 'Red', 'Silver'])
  })
})

describe('a product without facts about its colour', () => {
  const title = 'Reshmi Glass Bangles Dozen'

  beforeAll(() =>
    db().execute(sql`
      update product_detail set specifications = '[]' where product_id = (select id from product where title = ${title})`),
  )

  it.each(['green bangles', 'hari chudi'])('is found where its text says one: %s', async (text) => {
    const found = await search(text)
    expect(found.understood).toMatchObject({ missing: null, filters: [{ kind: 'colour', name: 'green' }] })
    expect(titlesOf(found)).toEqual([title])
  })

  it('is not found by the colour of what goes with it', async () => {
    expect((await search('blue bangles')).understood?.missing).toMatchObject({ words: ['blue'] })
  })

  it('is found by its title before what names the colour in passing', async () => {
    const named = 'Purple Lac Bangles with Mirror Work'
    await db().execute(sql`
      with named as (
        update product set title = ${named} where title = 'Lac Bangles with Mirror Work Set of 8' returning id
      ), passing as (select id from product where title = ${title})
      update product_detail
      set specifications = '[]', description = case when product_id in (select id from passing)
        then '<p>Pair them with a saree in purple.</p>' else description end
      where product_id in (select id from named union select id from passing)`)
    const found = await search('purple bangles')
    expect(found.understood).toMatchObject({ missing: null, filters: [{ kind: 'colour', name: 'purple' }] })
    expect(titlesOf(found)).toEqual([named])
  })
})
