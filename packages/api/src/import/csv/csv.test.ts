import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeProblem, type FeedRecord } from '../feedRecord.ts'
import { parseFeedLine } from '../parseFeedLine.ts'
import { readFeed } from '../readFeed.ts'
import type { FeedKind } from './cells.ts'
import { loadCsvMap } from './loadCsvMap.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'feed-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function read(
  map: string | object,
  content: string,
  kind: FeedKind = 'products',
): Promise<FeedRecord[]> {
  const file = path.join(folder, 'feed.csv')
  await writeFile(file, content)
  const name = typeof map === 'string' ? map : path.join(folder, 'map.json')
  if (typeof map !== 'string') await writeFile(name, JSON.stringify(map))
  const records: FeedRecord[] = []
  for await (const record of readFeed({ file, csv: await loadCsvMap(name), kind })) records.push(record)
  return records
}
const productOf = (record: FeedRecord | undefined) => {
  const parsed = parseFeedLine(record !== undefined && 'value' in record ? record.value : undefined)
  return parsed.ok ? parsed.product : parsed.problems
}

const SHOPIFY = `Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Position,Image Alt Text,Variant Image,Status
tee,"Cotton, soft Tee","<p>Line one
and two</p>",Tantu,Apparel & Accessories > Clothing > Shirts & Tops,Tee,,true,Size,S,Color,Red,,,T-S-R,3,499.00,999.00,'8901234567894,https://cdn.example/b.jpg,2,The back,https://cdn.example/red.jpg,active
tee,,,,,,,,,S,,Blue,,,T-S-B,-2,549.00,,internal 7,https://cdn.example/a.jpg,1,,,
tee,,,,,,,,,,,,,,,,,,,https://cdn.example/c.jpg,3,,,
soap,Soap,<p>Clean.</p>,Noor,,Soap,,true,Title,Default Title,,,,,S-1,7,120,100,,,,,,active
old,Old,,Noor,,Soap,,true,Title,Default Title,,,,,O-1,7,120,,,,,,,draft
`

test('reads a product export of Shopify', async () => {
  const records = await read('shopify', SHOPIFY)
  expect(records.map(({ line }) => line)).toEqual([2, 6, 7])
  expect(productOf(records[0])).toEqual({
    source: 'shopify',
    sourceId: 'tee',
    title: 'Cotton, soft Tee',
    brand: 'Tantu',
    categoryPath: ['Apparel & Accessories', 'Clothing', 'Shirts & Tops'],
    description: '<p>Line one\nand two</p>',
    images: ['https://cdn.example/a.jpg', 'https://cdn.example/b.jpg', 'https://cdn.example/c.jpg'],
    altTexts: { 'https://cdn.example/b.jpg': 'The back' },
    options: [
      {
        group: 'Size / Color',
        groups: ['Size', 'Color'],
        variants: [
          {
            name: 'S / Red',
            values: ['S', 'Red'],
            colourCode: '#ff0000',
            mrp: 99_900,
            sellingPrice: 49_900,
            quantity: 3,
            sku: 'T-S-R',
            barcode: '8901234567894',
            images: ['https://cdn.example/red.jpg'],
          },
          {
            name: 'S / Blue',
            values: ['S', 'Blue'],
            colourCode: '#0000ff',
            mrp: 54_900,
            sellingPrice: 54_900,
            quantity: 0,
            sku: 'T-S-B',
            barcode: null,
            images: [],
          },
        ],
      },
    ],
    mrp: 99_900,
    sellingPrice: 49_900,
    quantity: 0,
    state: 'active',
    launchesAt: null,
    popularity: 0,
    facts: {
      country_of_origin: null,
      net_quantity: null,
      manufacturer: null,
      importer: null,
      best_before: null,
    },
    sku: null,
    barcode: null,
  })
  expect(productOf(records[1])).toMatchObject({
    categoryPath: ['Soap', 'Soap', 'Soap'],
    options: [],
    mrp: 12_000,
    sellingPrice: 12_000,
    quantity: 7,
  })
  expect(productOf(records[2])).toMatchObject({ sourceId: 'old', state: 'draft' })
})

const WOOCOMMERCE = `ID,Type,SKU,Name,Published,Short description,Description,In stock?,Stock,Sale price,Regular price,Categories,Tags,Images,Parent,Position,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s),Brands,Image Alt Text
10,variable,TEE,Tee,1,,<p>Soft.</p>,1,,,,"Fashion > Tops > Tees, Sale",,"https://cdn.example/a.jpg, https://cdn.example/b.jpg",,0,Size,"S, M",Colour,Red,Tantu,|The back of it
11,simple,SOAP,Soap,1,<p>Short.</p>,,1,5,,120,Bath > Soaps,,,,0,,,,,Noor,
12,variation,TEE-S,Tee - S,1,,,1,4,399,499,,,,TEE,1,Size,S,Colour,Red,,
13,variation,TEE-M,Tee - M,1,,,1,,,499,,,,id:10,2,Size,M,Colour,Red,,
14,grouped,SET,Set,1,,,1,,,,Bath,,,,0,,,,,,
15,simple,DRAFT,Draft,0,,,1,1,,9,Bath,,,,0,,,,,Noor,
`

test('reads a product export of WooCommerce', async () => {
  const records = await read('woocommerce', WOOCOMMERCE)
  expect(productOf(records.find(({ line }) => line === 2))).toMatchObject({
    sourceId: '10',
    brand: 'Tantu',
    categoryPath: ['Fashion', 'Tops', 'Tees'],
    images: ['https://cdn.example/a.jpg', 'https://cdn.example/b.jpg'],
    altTexts: { 'https://cdn.example/b.jpg': 'The back of it' },
    options: [
      {
        groups: ['Size', 'Colour'],
        variants: [
          { name: 'S / Red', sku: 'TEE-S', mrp: 49_900, sellingPrice: 39_900, quantity: 4 },
          { name: 'M / Red', mrp: 49_900, sellingPrice: 49_900, quantity: 0 },
        ],
      },
    ],
    sellingPrice: 39_900,
  })
  expect(productOf(records[0])).toMatchObject({
    categoryPath: ['Bath', 'Soaps', 'Soaps'],
    description: '<p>Short.</p>',
    quantity: 5,
  })
  expect(records.filter((record) => 'leftOut' in record).map(({ line }) => line)).toEqual([6])
  expect(productOf(records.find(({ line }) => line === 7))).toMatchObject({ sourceId: '15', state: 'draft' })
})

const MAP = {
  source: 'sheet',
  group_by: 'Style',
  columns: {
    source_id: 'Style',
    title: 'Name',
    category_path: ['Dept', 'Class', 'Sub'],
    images: 'Photos',
    image_alts: 'Texts',
    mrp: 'MRP',
    selling_price: 'Price',
    quantity: 'Qty',
  },
  options: [{ group: 'Size', column: 'Size' }],
  defaults: { brand: 'House' },
}

test('reads a CSV file of any shop with a mapping file', async () => {
  const records = await read(
    MAP,
    '\ufeffStyle;Name;Dept;Class;Sub;Photos;Texts;MRP;Price;Qty;Size\nK1;Kurti;Fashion;Tops;Kurtis;https://cdn.example/a.jpg, https://cdn.example/b.jpg;Front|Back;"₹1,299.00";999;2;M\nK1;;;;;;;1299;899;3;L\n',
  )
  expect(records.map(productOf)).toMatchObject([
    {
      source: 'sheet',
      sourceId: 'K1',
      brand: 'House',
      categoryPath: ['Fashion', 'Tops', 'Kurtis'],
      altTexts: { 'https://cdn.example/a.jpg': 'Front', 'https://cdn.example/b.jpg': 'Back' },
      options: [
        {
          group: 'Size',
          variants: [
            { name: 'M', mrp: 129_900, sellingPrice: 99_900, quantity: 2 },
            { name: 'L', mrp: 129_900, sellingPrice: 89_900, quantity: 3 },
          ],
        },
      ],
      sellingPrice: 89_900,
    },
  ])
})

test('reads pictures and their texts from columns of their own', async () => {
  const map = {
    ...MAP,
    columns: { ...MAP.columns, images: ['One', 'Two'], image_alts: ['Text 1', 'Text 2'] },
  }
  const [record] = await read(
    map,
    'Style,Name,Dept,Class,Sub,One,Text 1,Two,Text 2,MRP,Price,Qty,Size\nK1,Kurti,Fashion,Tops,Kurtis,,,b.jpg,Back,,9,,M\n',
  )
  expect(productOf(record)).toMatchObject({ images: ['b.jpg'], altTexts: { 'b.jpg': 'Back' } })
})

test('reports errors in a mapping file and in a CSV file', async () => {
  await expect(read('shopyfi', 'a')).rejects.toThrow(
    'There is no preset and no file shopyfi. Presets: shopify, woocommerce.',
  )
  await expect(read({ ...MAP, columns: {} }, 'a')).rejects.toThrow(/can't be used\. columns\.source_id: /)
  const [record] = await read('shopify', 'Handle,Title,Variant Price\na,b,about 5\n')
  expect(productOf(record)).toContainEqual({ field: 'selling_price', reason: 'must be a number of rupees' })
})

const HEADER = 'Handle,Title,Variant Price'
test.each([
  [
    'a row with too many cells',
    `${HEADER}\na,b,5\nc,d,e,6\n`,
    'line 3 on: it has more or fewer cells than the header',
  ],
  ['an open quotation mark', `${HEADER}\na,"b,5\n`, 'line 2 on: a quotation mark is not closed'],
  ['a quotation mark in a text', `${HEADER}\na,5" nail,5\n`, 'line 2 on: a quotation mark is inside a text'],
  ['text after a quotation mark', `${HEADER}\na,"b"c,5\n`, 'line 2 on: a quotation mark is inside a text'],
  [
    'a huge cell',
    `${HEADER}\na,${'b'.repeat(1_100_000)},5\n`,
    'line 2 on: a row is longer than 10,00,000 characters',
  ],
  [
    'a column that is spelt differently',
    'Handle,Title,Price,\na,b,5,\n',
    'The header has no column "Variant Price". It has: Handle, Title, Price.',
  ],
  [
    'a column twice',
    `${HEADER},Variant Price\na,b,5,6\n`,
    'The header has the column "Variant Price" twice.',
  ],
])('says in a sentence what to do about %s', async (_, content, sentence) => {
  await expect(read('shopify', content)).rejects.toThrow(sentence)
})

test('reports a wrong price at the line of its variant', async () => {
  const file = path.join(folder, 'feed.csv')
  const header = 'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant Price'
  await writeFile(file, `${header}\ntee,Tee,Tantu,Tee,Size,S,100\ntee,,,,,M,0\ntee,,,,,L,free\n`)
  const problems: string[] = []
  for await (const record of readFeed({ file, csv: await loadCsvMap('shopify') })) {
    const parsed = parseFeedLine('value' in record ? record.value : undefined)
    for (const problem of parsed.ok ? [] : parsed.problems)
      problems.push(Object.values(placeProblem(record, problem)).join(' '))
  }
  expect(problems).toEqual([
    '3 mrp must be above 0',
    '3 selling_price must be above 0',
    '4 mrp must be a number of rupees',
    '4 selling_price must be a number of rupees',
  ])
})

test('needs only the columns of prices or stock from a feed of those', async () => {
  await expect(read(MAP, 'Style,Size,Qty\nK1,M,4\n')).rejects.toThrow('The header has no columns "Name", ')
  expect(await read(MAP, 'Style,Size,Qty\nK1,M,4\n', 'stock')).toMatchObject([{ value: { source_id: 'K1' } }])
  await expect(read(MAP, 'Style,Size,Price\nK1,M,4\n', 'prices')).rejects.toThrow('no column "MRP"')
})

test.each([
  ['₹1,29,999.00', 129_999],
  ['Rs. 1,299', 1_299],
  ['12,50', '12,50'],
  ['1.299,00', '1.299,00'],
  ['1,2999', '1,2999'],
  ['1e9', '1e9'],
])('reads the price %s', async (text, price) => {
  const [record] = await read('shopify', `${HEADER}\na,b,"${text}"\n`)
  expect(record).toMatchObject({ value: { selling_price: price } })
})

test('takes the facts that a page must show from defaults, too', async () => {
  const facts = {
    country_of_origin: 'India',
    net_quantity: '1 N',
    best_before: '2 years',
    importer: 'I',
    manufacturer: 'M',
  }
  const map = { source: 's', columns: { source_id: 'Style' }, defaults: facts }
  expect(await read(map, 'Style\nK1\n')).toMatchObject([{ value: facts }])
})

const DETAILS = {
  ingredients: 'Aqua, Glycerin',
  howToUse: 'Rinse.',
  highlights: ['Soft', 'Light'],
  specifications: [
    { name: 'Form', value: 'Gel' },
    { name: 'Skin type', value: 'Oily' },
  ],
}
const UNNAMED = {
  ingredients: undefined,
  howToUse: undefined,
  highlights: undefined,
  specifications: undefined,
}
/** Cells of a header with the texts of the page, of a product that has them and of one that has none. */
const DETAIL_CELLS = [
  'Ingredients,How to use,Highlights,Specification: Form,Specification: Origin,Specification:Skin type',
  '"Aqua, Glycerin",Rinse.,Soft | Light|,Gel,,Oily',
  ',,,,,',
]

test.each([
  ['shopify', ['Handle,Title,Vendor,Type,Variant Price', 'gel,Gel,Noor,Gel,9', 'bar,Bar,Noor,Bar,9']],
  [
    'woocommerce',
    ['ID,Type,Name,Brands,Categories,Regular price', '1,simple,Gel,Noor,Bath,9', '2,simple,Bar,Noor,Bath,9'],
  ],
])('reads the texts of the page from columns that are added to an export of %s', async (map, lines) => {
  const records = await read(map, lines.map((line, row) => `${line},${DETAIL_CELLS[row]}\n`).join(''))
  expect(records.map(productOf)).toMatchObject([DETAILS, UNNAMED])
})

test('reads the texts of the page from the columns that a mapping file names', async () => {
  const map = {
    source: 'sheet',
    columns: {
      source_id: 'No',
      title: 'Name',
      mrp: 'MRP',
      ingredients: 'INCI',
      how_to_use: 'Use',
      highlights: 'Points',
    },
    specifications: [
      { name: 'Form', column: 'form' },
      { name: 'Skin type', column: 'skin' },
    ],
    defaults: { brand: 'Noor', category_path: ['Bath', 'Soap', 'Gel'] },
  }
  const header = 'No,Name,MRP,INCI,Use,Points,skin'
  const records = await read(
    map,
    `${header},form\n1,Gel,9,"Aqua, Glycerin",Rinse.,Soft|Light,Oily,Gel\n2,Bar,9,,,,,\n`,
  )
  expect(records.map(productOf)).toMatchObject([DETAILS, UNNAMED])
  await expect(read(map, `${header}\n`.repeat(2))).rejects.toThrow('The header has no column "form".')
})
