import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useDatabase } from '#testing/useDatabase.ts'
import { importFeed, type ImportOptions } from './importFeed.ts'
import { importValues } from './importValues.ts'
import type { ValueKind } from './valueLines.ts'

const { current: db } = useDatabase('empty')
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'feed-'))
})
afterAll(() => rm(folder, { recursive: true }))

let source = ''
let sources = 0
const lineOf = (number: number, change: object = {}) => ({
  source,
  source_id: String(number),
  title: `Kurti ${number}`,
  brand: 'Rozana',
  category_path: ['Fashion', 'Tops', 'Kurtis'],
  mrp: 900,
  selling_price: 600,
  options: [
    {
      group: 'Size',
      variants: [
        { option_name: 'M', quantity: 4 },
        { option_name: 'L', quantity: 5 },
      ],
    },
  ],
  ...change,
})

async function fileOf(lines: readonly object[]): Promise<string> {
  const file = path.join(folder, 'feed.jsonl')
  await writeFile(file, lines.map((line) => JSON.stringify(line)).join('\n'))
  return file
}
const take = async (lines: readonly object[], options: Partial<ImportOptions> = {}) =>
  importFeed(db(), { ...options, file: await fileOf(lines) })
async function takeValues(kind: ValueKind, lines: readonly object[]) {
  const refusals: string[] = []
  const onRefusal: ImportOptions['onRefusal'] = ({ field, reason }) => refusals.push(`${field} ${reason}`)
  const report = await importValues(db(), kind, { file: await fileOf(lines), onRefusal })
  return { report, refusals }
}

/** Products of the source: id, whether they are sold, price in rupees, and variants with price and units. */
async function shopOf() {
  const { rows } = await db().execute<{ line: string }>(sql`
    select concat_ws(' ', source_id, case when p.is_active then 'sold' else 'archived' end, p.selling_price_paise / 100,
      string_agg(concat_ws(':', name, v.selling_price_paise / 100, on_hand - reserved), ' ' order by v.id)) as line
    from product_source join product p on p.id = product_id join variant v using (product_id)
    left join option_value o on o.id = option_value_id left join stock s on s.variant_id = v.id
    where source = ${source} group by source_id, p.id order by source_id`)
  return rows.map(({ line }) => line)
}

async function withProducts(count: number) {
  source = `source ${(sources += 1)}`
  const lines = Array.from({ length: count }, (_, index) => lineOf(index + 1))
  await take(lines)
  return lines
}

test('archives products that a complete feed lacks, and restores them with a later feed', async () => {
  const lines = await withProducts(5)
  const missing: [number, number][] = []
  const dry = await take(lines.slice(1), { isComplete: true, isDryRun: true })
  expect(dry.withdrawal).toEqual({ is: 'done', withdrawn: 1 })
  expect((await shopOf())[0]).toBe('1 sold 600 M:600:4 L:600:5')

  const onMissing: ImportOptions['onMissing'] = (...counts) => missing.push(counts)
  expect((await take(lines.slice(1), { isComplete: true, onMissing })).withdrawal).toEqual({
    is: 'done',
    withdrawn: 1,
  })
  expect(missing).toEqual([[1, 5]])
  expect((await shopOf())[0]).toBe('1 archived 600 M:600:4 L:600:5')

  expect(await take(lines)).toMatchObject({ created: 0, updated: 1, unchanged: 4 })
  expect((await shopOf())[0]).toBe('1 sold 600 M:600:4 L:600:5')
})

test('archives more than a fifth of the products of a complete feed only with the option', async () => {
  const lines = await withProducts(5)
  const few = lines.slice(2)
  expect((await take(few, { isComplete: true })).withdrawal).toEqual({ is: 'refused', missing: 2, total: 5 })
  expect((await shopOf()).filter((line) => line.includes('archived'))).toEqual([])
  expect((await take(few, { isComplete: true, withdrawMany: true })).withdrawal).toEqual({
    is: 'done',
    withdrawn: 2,
  })
})

test('keeps a product whose line in a complete feed is refused', async () => {
  const lines = await withProducts(5)
  const refused = { ...lines[0], title: '' }
  expect((await take([refused, ...lines.slice(1)], { isComplete: true })).withdrawal).toEqual({
    is: 'done',
    withdrawn: 0,
  })
  const unreadable = { title: 'Kurti' }
  expect((await take([unreadable, ...lines.slice(1)], { isComplete: true })).withdrawal).toEqual({
    is: 'unknown',
  })
})

test('sets only prices from a feed of prices, until the next feed of products', async () => {
  const [line] = await withProducts(1)
  const options = [{ group: 'Size', variants: [{ option_name: 'L', selling_price: 500 }] }]
  const prices = { source, source_id: '1', title: 'Another', options }
  expect((await takeValues('prices', [prices])).report).toEqual({ changed: 1, unchanged: 0, refused: 0 })
  expect(await shopOf()).toEqual(['1 sold 500 M:600:4 L:500:5'])
  expect((await takeValues('prices', [prices])).report).toEqual({ changed: 0, unchanged: 1, refused: 0 })
  const { rows } = await db()
    .execute(sql`select title, mrp_paise from product join product_source on product_id = id
    where source = ${source}`)
  expect(rows).toEqual([{ title: 'Kurti 1', mrp_paise: 90_000 }])
  await take([line ?? {}])
  expect(await shopOf()).toEqual(['1 sold 600 M:600:4 L:600:5'])
})

test('sets only unreserved stock from a feed of stock', async () => {
  await withProducts(1)
  await db().execute(sql`
    insert into stock_move (store_id, variant_id, ref, kind, d_reserved)
    select store_id, variant_id, gen_random_uuid(), 'reserve', 1 from stock
    join variant v on v.id = variant_id join product_source using (product_id) where source = ${source}`)
  const options = [{ group: 'Size', variants: [{ option_name: 'M', quantity: 9, selling_price: 1 }] }]
  const { report } = await takeValues('stock', [{ source, source_id: '1', options }])
  expect(report).toEqual({ changed: 1, unchanged: 0, refused: 0 })
  expect(await shopOf()).toEqual(['1 sold 600 M:600:9 L:600:4'])
})

const sizeM = (value: object) => ({ group: 'Size', variants: [{ option_name: 'M', ...value }] })

test.each<[ValueKind, object, object, string]>([
  ['stock', { quantity: 7 }, { quantity: 8 }, '1 sold 600 M:600:7 L:600:5'],
  ['prices', { selling_price: 500 }, { selling_price: 400 }, '1 sold 500 M:500:4 L:600:5'],
])(
  'takes %s of a variant that a file has twice once, and refuses other values',
  async (kind, value, other, now) => {
    await withProducts(1)
    const line = (...values: object[]) => ({ source, source_id: '1', options: values.map(sizeM) })
    expect(await takeValues(kind, [line(value, value), line(value)])).toEqual({
      report: { changed: 1, unchanged: 2, refused: 0 },
      refusals: [],
    })
    expect(await shopOf()).toEqual([now])
    expect(await takeValues(kind, [line(other, value), line(value), line(other)])).toEqual({
      report: { changed: 0, unchanged: 1, refused: 2 },
      refusals: [
        'option_name "M" is there twice with different values',
        'option_name "M" is on line 2 too, with other values',
      ],
    })
    expect(await shopOf()).toEqual([now])
  },
)

test.each<[string, object, string]>([
  [
    'an unknown product',
    { source_id: '99', quantity: 1 },
    'source_id 99 is not in the shop, or it has options',
  ],
  [
    'an unknown variant',
    { source_id: '1', options: [{ group: 'Size', variants: [{ option_name: 'S', quantity: 1 }] }] },
    'options Size "S" of 1 is not in the shop',
  ],
  ['no quantity', { source_id: '1' }, 'quantity is missing'],
])('refuses a line with stock of %s', async (_, line, reason) => {
  await withProducts(1)
  expect(await takeValues('stock', [{ source, ...line }])).toEqual({
    report: { changed: 0, unchanged: 0, refused: 1 },
    refusals: [reason],
  })
})
