import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FeedRecord } from '../feedRecord.ts'
import { parseFeedLine } from '../parseFeedLine.ts'
import { readFeed } from '../readFeed.ts'
import { loadCsvMap } from './loadCsvMap.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'feed-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function read(map: string | object, content: string): Promise<FeedRecord[]> {
  const file = path.join(folder, 'feed.csv')
  await writeFile(file, content)
  const name = typeof map === 'string' ? map : path.join(folder, 'map.json')
  if (typeof map !== 'string') await writeFile(name, JSON.stringify(map))
  const records: FeedRecord[] = []
  for await (const record of readFeed({ file, csv: await loadCsvMap(name) })) records.push(record)
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
    'Style,Name,Dept,Class,Sub,One,Text 1,Two,Text 2,Price,Size\nK1,Kurti,Fashion,Tops,Kurtis,,,b.jpg,Back,9,M\n',
  )
  expect(productOf(record)).toMatchObject({ images: ['b.jpg'], altTexts: { 'b.jpg': 'Back' } })
})

test('reports errors in a mapping file and in a CSV file', async () => {
  await expect(read('shopyfi', 'a')).rejects.toThrow(
    'There is no preset and no file shopyfi. Presets: shopify, woocommerce.',
  )
  await expect(read({ ...MAP, columns: {} }, 'a')).rejects.toThrow(/can't be used\. columns\.source_id: /)
  await expect(read('shopify', 'Handle,Title\na,b\nc,d,e\n')).rejects.toThrow(/is not CSV from line 3 on: /)
  const [record] = await read('shopify', 'Handle,Title,Variant Price\na,b,about 5\n')
  expect(productOf(record)).toContainEqual({ field: 'selling_price', reason: 'must be a number of rupees' })
})
