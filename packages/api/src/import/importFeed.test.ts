import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { useDatabase } from '#testing/useDatabase.ts'
import { importFeed, type Refusal } from './importFeed.ts'

const database = useDatabase('empty')
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feed-'))
})
afterAll(() => rm(folder, { recursive: true }))
beforeEach(async () => {
  await database.current().execute(sql`
    truncate product, brand, category, option_value, stock_move, picture_host restart identity cascade`)
})

const base = {
  source: 'acme',
  source_id: 'A1',
  title: 'Matte Lipstick',
  brand: 'Rozana',
  category_path: ['Makeup', 'Lips', 'Lipstick'],
  description: '<p>Soft.</p>',
  images: ['https://cdn.example/w_1,h_2/a.jpg'],
  options: [] as object[],
  mrp: 599,
  selling_price: 499.5,
  currency: 'INR',
  quantity: 7,
}
const makeLine = (change: Partial<typeof base> & Record<string, unknown> = {}) => ({ ...base, ...change })
const shade = (option_name: string, quantity = 3, rest: object = {}) => ({
  option_name,
  color_code: 'red',
  mrp: 599,
  selling_price: 499,
  quantity,
  ...rest,
})
const shades = (...variants: object[]) => [{ group: 'Shade', variants }]

async function run(lines: readonly unknown[], isDryRun = false) {
  const file = join(folder, 'feed.jsonl')
  await writeFile(
    file,
    lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
  )
  const refusals: Refusal[] = []
  const report = await importFeed(database.current(), {
    file,
    isDryRun,
    onRefusal: (refusal) => refusals.push(refusal),
  })
  return { report, refusals }
}

async function rows<Row extends Record<string, unknown>>(query: SQL) {
  return (await database.current().execute<Row>(query)).rows
}

async function snapshot(): Promise<Record<string, unknown>> {
  const tables = await rows<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const contents: Record<string, unknown> = {}
  for (const { name } of tables) {
    contents[name] = await rows(sql`select xmin::text, t.* from ${sql.identifier(name)} t order by t::text`)
  }
  return contents
}

const variantsOf = (slug: string) =>
  rows<{ name: string | null; active: boolean; color: string | null; price: number; units: number }>(sql`
    select o.name, v.is_active as active, v.color_code as color, v.selling_price_paise as price,
      coalesce(s.on_hand - s.reserved, 0) as units
    from product p join variant v on v.product_id = p.id
    left join option_value o on o.id = v.option_value_id
    left join stock s on s.variant_id = v.id
    where p.slug = ${slug} order by v.is_active desc, v.position, o.name`)

test('creates product, brand and categories for a new line', async () => {
  const { report, refusals } = await run([makeLine()])
  expect(refusals).toEqual([])
  expect(report).toEqual({
    created: 1,
    updated: 0,
    unchanged: 0,
    refused: 0,
    leftOut: 0,
    newBrands: 1,
    newCategories: 3,
    storedPictures: 0,
    droppedImages: 0,
  })
  expect(
    await rows(sql`
      select p.slug, p.title, p.mrp_paise, p.selling_price_paise, p.media, p.in_stock, d.description, b.name as brand,
        child.name as child, sub.slug as sub, main.level as main
      from product p join product_detail d on d.product_id = p.id join brand b on b.id = p.brand_id
      join category child on child.id = p.child_id join category sub on sub.id = p.sub_id
      join category main on main.id = p.main_id and sub.parent_id = main.id and child.parent_id = sub.id`),
  ).toEqual([
    {
      slug: 'rozana-matte-lipstick',
      title: 'Matte Lipstick',
      mrp_paise: 59_900,
      selling_price_paise: 49_950,
      media: ['https://cdn.example/w_1,h_2/a.jpg'],
      in_stock: true,
      description: '<p>Soft.</p>',
      brand: 'Rozana',
      child: 'Lipstick',
      sub: 'lips',
      main: 'main',
    },
  ])
  expect(await variantsOf('rozana-matte-lipstick')).toMatchObject([{ name: null, units: 7, price: 49_950 }])
})

test('stores the hosts of pictures that are valid in a content security policy', async () => {
  const images = ['https://b.example:8443/1.jpg', 'https://*/2.jpg', 'https://c.example;sandbox/3.jpg']
  await run([makeLine({ images, description: '<img src="https://d.example/4.jpg">' })])
  const { rows } = await database.current().execute(sql`select host from picture_host order by host`)
  expect(rows).toEqual([{ host: 'b.example:8443' }, { host: 'd.example' }])
})

test('changes nothing when a file is imported again', async () => {
  const lines = [
    makeLine(),
    makeLine({ source_id: 'A2', options: shades(shade('Ruby'), shade('Coral', 0)) }),
    '{',
  ]
  await run(lines)
  const before = await snapshot()
  const { report } = await run(lines)
  expect(report).toMatchObject({ created: 0, updated: 0, unchanged: 2, refused: 1 })
  expect(await snapshot()).toEqual(before)
})

test('reports without writing in a dry run', async () => {
  await run([makeLine()])
  const before = await snapshot()
  const { report } = await run(
    [
      makeLine({ title: 'Satin Lipstick' }),
      makeLine({ source_id: 'A2', brand: 'Kajri', category_path: ['Makeup', 'Eyes', 'Kajal'] }),
      makeLine({ source_id: 'A3', brand: 'KAJRI', category_path: ['makeup', 'Eyes', 'Kajal'] }),
    ],
    true,
  )
  expect(report).toMatchObject({ created: 2, updated: 1, unchanged: 0, newBrands: 1, newCategories: 2 })
  expect(await snapshot()).toEqual(before)
})

test('updates a product when its line has changed', async () => {
  await run([makeLine({ options: shades(shade('Ruby', 3), shade('Coral', 5), shade('Plum', 2)) })])
  const [before] =
    await rows(sql`select p.id, v.id as variant_id from product p join variant v on v.product_id = p.id
    join option_value o on o.id = v.option_value_id where o.name = 'Ruby'`)

  const changed = makeLine({
    title: 'Velvet Lipstick',
    brand: 'ROZANA',
    images: [],
    options: shades(
      shade('Coral', 5),
      shade('Ruby', 9, { color_code: '#8c1d2f', selling_price: 450 }),
      shade('Rose', 1),
    ),
  })
  const { report } = await run([changed])
  expect(report).toMatchObject({ created: 0, updated: 1, newBrands: 0, newCategories: 0 })

  const [after] = await rows(sql`select p.id, p.title, p.slug, p.media, v.id as variant_id from product p
    join variant v on v.product_id = p.id join option_value o on o.id = v.option_value_id where o.name = 'Ruby'`)
  expect(after).toEqual({ ...before, title: 'Velvet Lipstick', slug: 'rozana-matte-lipstick', media: [] })
  expect(await variantsOf('rozana-matte-lipstick')).toEqual([
    { name: 'Coral', active: true, color: '#ff0000', price: 49_900, units: 5 },
    { name: 'Ruby', active: true, color: '#8c1d2f', price: 45_000, units: 3 },
    { name: 'Rose', active: true, color: '#ff0000', price: 49_900, units: 1 },
    { name: 'Plum', active: false, color: '#ff0000', price: 49_900, units: 2 },
  ])
  expect(
    await rows(sql`select kind, d_on_hand from stock_move m join variant v on v.id = m.variant_id
      join option_value o on o.id = v.option_value_id where o.name in ('Ruby', 'Coral') order by m.id`),
  ).toEqual([
    { kind: 'receive', d_on_hand: 3 },
    { kind: 'receive', d_on_hand: 5 },
  ])
})

test('keeps the stock of a known product, some of which may have been sold', async () => {
  await run([makeLine()])
  await database.current().execute(sql`
    insert into stock_move (store_id, variant_id, ref, kind, d_reserved)
    select store_id, variant_id, gen_random_uuid(), 'reserve', 4 from stock`)
  await run([makeLine({ title: 'Velvet Lipstick', quantity: 70 })])
  expect(await rows(sql`select on_hand, reserved from stock`)).toEqual([{ on_hand: 7, reserved: 4 }])
})

test('adds and removes the options of a product', async () => {
  await run([makeLine()])
  await run([makeLine({ options: shades(shade('Ruby')) })])
  const slug = 'rozana-matte-lipstick'
  expect(await variantsOf(slug)).toMatchObject([
    { name: 'Ruby', active: true },
    { name: null, active: false },
  ])
  await run([makeLine()])
  expect(await variantsOf(slug)).toMatchObject([
    { name: null, active: true },
    { name: 'Ruby', active: false },
  ])
})

test('refuses invalid lines with number, field and reason and imports the others', async () => {
  const { report, refusals } = await run([
    '{"source": ',
    makeLine({ mrp: -5, currency: 'USD' }),
    '',
    makeLine({ source_id: 'good' }),
    makeLine({ source_id: 'good', mrp: 699 }),
    makeLine({ source_id: 'good' }),
  ])
  expect(report).toMatchObject({ created: 1, unchanged: 1, refused: 3 })
  expect(refusals).toEqual([
    { line: 1, field: '(line)', reason: expect.stringMatching(/^is not JSON: /) as string },
    { line: 2, field: 'currency', reason: 'must be "INR"' },
    { line: 2, field: 'mrp', reason: 'must be above 0' },
    { line: 5, field: 'source_id', reason: 'is on line 4 too, with other values' },
  ])
})

test('writes the batch without a product that the database refuses', async () => {
  await database
    .current()
    .execute(sql`alter table product add constraint no_cursed check (title <> 'Cursed')`)
  const lines = ['a', 'b', 'c', 'd', 'e'].map((source_id) =>
    makeLine({ source_id, title: source_id === 'd' ? 'Cursed' : `Title ${source_id}` }),
  )
  const { report, refusals } = await run(lines)
  await database.current().execute(sql`alter table product drop constraint no_cursed`)
  expect(report).toMatchObject({ created: 4, refused: 1 })
  expect(refusals).toEqual([
    { line: 4, field: '(line)', reason: expect.stringContaining('no_cursed') as string },
  ])
})

test('matches brands without case and accents, and categories within their parent', async () => {
  await run([
    makeLine({ source_id: '1', brand: "L'Oréal", category_path: ['Makeup', 'Lips', 'Sets'] }),
    makeLine({ source_id: '2', brand: "L'OREAL", category_path: ['Makeup', 'Eyes', 'Sets'] }),
    makeLine({ source_id: '3', brand: "l'oréal", category_path: ['Gifts', 'Lips', 'SETS'] }),
    makeLine({ source_id: '4', brand: 'काजल', category_path: ['उपहार', 'नया', 'सेट'] }),
  ])
  expect(await rows(sql`select name, slug from brand order by id`)).toEqual([
    { name: "L'Oréal", slug: 'loreal' },
    { name: 'काजल', slug: 'brand' },
  ])
  expect(await rows(sql`select slug from category where level = 'child' order by id`)).toEqual([
    { slug: 'sets' },
    { slug: 'eyes-sets' },
    { slug: 'gifts-lips-sets' },
    { slug: 'category' },
  ])
})

test('marks innerwear, hygiene and baby care as non-returnable', async () => {
  await run([
    makeLine({ source_id: '1', category_path: ['Clothing', 'Innerwear', 'Camisoles'] }),
    makeLine({ source_id: '2', category_path: ['Mom & Baby', 'Bath', 'Soap'] }),
    makeLine({ source_id: '3', category_path: ['Clothing', 'Tops', 'Embraced Tops'] }),
  ])
  expect(await rows(sql`select name from category where not is_returnable order by id`)).toEqual(
    ['Innerwear', 'Camisoles', 'Mom & Baby', 'Bath', 'Soap'].map((name) => ({ name })),
  )
})

test('creates distinct and stable slugs for equal titles', async () => {
  const lines = ['1', '2', '3'].map((source_id) => makeLine({ source_id }))
  await run(lines)
  const slugs = await rows(sql`select slug from product order by id`)
  expect(slugs).toEqual([
    { slug: 'rozana-matte-lipstick' },
    { slug: expect.stringMatching(/^rozana-matte-lipstick-p[a-z0-9]+$/) as string },
    { slug: expect.stringMatching(/^rozana-matte-lipstick-p[a-z0-9]+$/) as string },
  ])
  await run(lines.map((line) => ({ ...line, title: 'Another' })))
  expect(await rows(sql`select slug from product order by id`)).toEqual(slugs)
})

test('keeps the order of shades and sorts sizes', async () => {
  const names = Array.from({ length: 120 }, (_, index) => `Shade ${119 - index}`)
  await run([
    makeLine({ source_id: '1', options: shades(...names.map((name) => shade(name))) }),
    makeLine({
      source_id: '2',
      title: 'Bra',
      options: [
        { group: 'SIZE', variants: ['34DD', 'XL', '32B', 'S', 'UK5.5', '34C'].map((name) => shade(name)) },
      ],
    }),
  ])
  expect((await variantsOf('rozana-matte-lipstick')).map(({ name }) => name)).toEqual(names)
  expect((await variantsOf('rozana-bra')).map(({ name }) => name)).toEqual([
    'S',
    'XL',
    'UK5.5',
    '32B',
    '34C',
    '34DD',
  ])
})

test('makes imported products searchable', async () => {
  await run([makeLine({ title: 'Zafrani Lip Butter' })])
  expect(await rows(sql`select word from search_word where word = 'zafrani'`)).toHaveLength(1)
  expect(await rows(sql`select phrase from search_phrase where phrase = 'Zafrani Lip Butter'`)).toHaveLength(
    1,
  )
  expect(
    await rows(sql`select title from product where search @@ websearch_to_tsquery('shop', 'rozana zafrani')`),
  ).toHaveLength(1)
})

test('computes a new or changed product once', async () => {
  // The first revision is the inserted row.
  const revisions = () => rows(sql`select revision from product where slug = 'rozana-matte-lipstick'`)
  await run([makeLine({ options: shades(shade('Ruby'), shade('Wine')) })])
  expect(await revisions()).toEqual([{ revision: '2' }])
  await run([makeLine({ description: '<p>Softer.</p>', options: shades(shade('Ruby'), shade('Rose')) })])
  expect(await revisions()).toEqual([{ revision: '4' }])
})

test('refuses a concurrent import', async () => {
  const file = join(folder, 'slow.jsonl')
  await writeFile(file, JSON.stringify(makeLine()))
  const outcomes = await Promise.allSettled([1, 2].map(() => importFeed(database.current(), { file })))
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
