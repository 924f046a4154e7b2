import { expect, test } from 'vitest'
import { parseFeedLine } from './parseFeedLine.ts'

const line = {
  source: 'acme',
  source_id: 'A1',
  title: 'Matte Lipstick',
  brand: 'Rozana',
  category_path: ['Makeup', 'Lips', 'Lipstick'],
  description: '<p>Soft.</p>',
  images: ['https://cdn.example/a.jpg'],
  options: [
    {
      group: 'Shade',
      variants: [{ option_name: 'Ruby', color_code: 'red', mrp: 599, selling_price: 499.5, quantity: 3 }],
    },
  ],
  mrp: 599,
  selling_price: 499.5,
  currency: 'INR',
  quantity: 3,
}
const parse = (change: Record<string, unknown>) => parseFeedLine({ ...line, ...change })
const variant = (change: Record<string, unknown>) => ({ ...line.options[0]?.variants[0], ...change })

test('parses a valid line into a product in paise', () => {
  expect(parse({})).toEqual({
    ok: true,
    droppedImages: 0,
    product: {
      source: 'acme',
      sourceId: 'A1',
      title: 'Matte Lipstick',
      brand: 'Rozana',
      categoryPath: ['Makeup', 'Lips', 'Lipstick'],
      description: '<p>Soft.</p>',
      images: ['https://cdn.example/a.jpg'],
      altTexts: {},
      options: [
        {
          group: 'Shade',
          groups: ['Shade'],
          variants: [
            {
              name: 'Ruby',
              values: ['Ruby'],
              colourCode: '#ff0000',
              mrp: 59_900,
              sellingPrice: 49_950,
              quantity: 3,
              sku: null,
              barcode: null,
              images: [],
            },
          ],
        },
      ],
      mrp: 59_900,
      sellingPrice: 49_950,
      quantity: 3,
      sku: null,
      barcode: null,
      state: null,
      launchesAt: null,
      popularity: 0,
      facts: {
        country_of_origin: null,
        net_quantity: null,
        manufacturer: null,
        importer: null,
        best_before: null,
      },
    },
  })
})

test('normalises the irregularities of real feeds', () => {
  const parsed = parse({
    source_id: 4711,
    title: ' <b>Kajal</b> &amp; Liner ',
    description: null,
    options: null,
    images: ['https://cdn.example/w_1,h_2/a.jpg', ' kurtis/b.JPG', 'javascript:alert(1).jpg', 'b', '', 7],
    extra: 'ignored',
  })
  expect(parsed).toMatchObject({
    ok: true,
    droppedImages: 4,
    product: {
      sourceId: '4711',
      title: 'Kajal & Liner',
      description: '',
      options: [],
      images: ['https://cdn.example/w_1,h_2/a.jpg', 'kurtis/b.JPG'],
    },
  })
})

test('takes a highlight that is there twice once', () => {
  expect(parse({ highlights: ['Soft', 'Light', ' <b>Soft</b>'] })).toMatchObject({
    product: { highlights: ['Soft', 'Light'] },
  })
})

test('merges duplicate variants and groups and drops empty groups', () => {
  const parsed = parse({
    options: [
      { group: 'Size', variants: [variant({ option_name: '34DD' }), variant({ option_name: 34 })] },
      { group: 'Size', variants: [variant({ option_name: ' 34DD ' })] },
      { group: 'Shade', variants: [] },
    ],
  })
  expect(
    parsed.ok && parsed.product.options.map(({ group, variants }) => [group, variants.map((v) => v.name)]),
  ).toEqual([['Size', ['34DD', '34']]])
})

test('reads combinations of up to three groups', () => {
  const parsed = parse({
    options: [
      {
        groups: ['size', 'Colour'],
        variants: [
          variant({
            values: ['M', 'Red / Gold'],
            sku: 'K-M',
            barcode: '8901234 567894',
            images: ['https://cdn.example/m.jpg'],
          }),
          variant({ values: ['L', 'Red / Gold'] }),
        ],
      },
    ],
  })
  expect(parsed).toMatchObject({
    product: {
      options: [
        {
          group: 'Size / Colour',
          groups: ['Size', 'Colour'],
          variants: [
            {
              name: 'M / Red/Gold',
              values: ['M', 'Red/Gold'],
              sku: 'K-M',
              barcode: '8901234567894',
              images: ['https://cdn.example/m.jpg'],
            },
            { name: 'L / Red/Gold', values: ['L', 'Red/Gold'] },
          ],
        },
      ],
    },
  })
})

test.each<[string, Record<string, unknown>, string, string]>([
  [
    'a combination without a value',
    { options: [{ groups: ['Size', 'Colour'], variants: [variant({ values: ['M'] })] }] },
    'options.0.variants.0.values',
    'must be one value for each of Size / Colour',
  ],
  [
    'four groups',
    { options: [{ groups: ['A', 'B', 'C', 'D'], variants: [variant({ values: ['1', '2', '3', '4'] })] }] },
    'options.0.groups',
    'has more than 3 names',
  ],
  [
    'a variant without a name',
    { options: [{ group: 'Size', variants: [variant({ option_name: null })] }] },
    'options.0.variants.0.option_name',
    'is missing',
  ],
  ['an unknown state', { state: 'sold' }, 'state', 'must be draft, active or archived'],
  [
    'a launch without a date',
    { launches_at: 'soon' },
    'launches_at',
    'must be a date such as 2026-12-01, or 2026-12-01 10:00',
  ],
  ['a barcode of letters', { barcode: 'ABC' }, 'barcode', 'must have 8 to 14 digits'],
  ['no title', { title: undefined }, 'title', 'is missing'],
  ['a title of tags only', { title: '<p> </p>' }, 'title', 'is empty'],
  ['a title that is a number', { title: 5 }, 'title', 'must be a text'],
  [
    'a description that grows beyond its limit',
    { description: '<'.repeat(150_000) },
    'description',
    'is longer than 200000 characters',
  ],
  ['no brand', { brand: null }, 'brand', 'is missing'],
  ['two categories', { category_path: ['Makeup', 'Lips'] }, 'category_path', 'must be [main, sub, child]'],
  ['an empty category', { category_path: ['Makeup', '', 'Lipstick'] }, 'category_path.1', 'is empty'],
  [
    'the text of an offer without a rule',
    { offer: 'Any 4 for ₹349' },
    'offer',
    'needs a rule: add it with "offers add"',
  ],
  [
    'the details of an offer without a rule',
    { offer_details: { offerDescription: 'Any 4 for ₹349' } },
    'offer_details',
    'needs a rule: add it with "offers add"',
  ],
  ['another currency', { currency: 'USD' }, 'currency', 'must be "INR"'],
  ['a price as text', { mrp: '599' }, 'mrp', 'must be a number of rupees'],
  ['a price of 0', { selling_price: 0 }, 'selling_price', 'must be above 0'],
  ['a third decimal', { selling_price: 499.555 }, 'selling_price', 'has more than two decimals'],
  ['a price above the mrp', { selling_price: 700 }, 'selling_price', 'is above the mrp'],
  ['a negative quantity', { quantity: -3 }, 'quantity', 'must not be negative'],
  ['half a unit', { quantity: 1.5 }, 'quantity', 'must be a whole number'],
  [
    'a key that cannot be stored',
    { source_id: 'a\u0000' },
    'source_id',
    'has characters that cannot be stored',
  ],
  ['no price', { mrp: undefined, selling_price: undefined, options: [] }, 'selling_price', 'is missing'],
  [
    'a variant without a price',
    {
      mrp: undefined,
      selling_price: undefined,
      options: [{ group: 'Size', variants: [{ option_name: 'M' }, variant({})] }],
    },
    'options.0.variants.0.selling_price',
    'is missing',
  ],
  [
    'one shade at two prices',
    { options: [{ group: 'Shade', variants: [variant({}), variant({ selling_price: 1 })] }] },
    'options.0.variants.1.option_name',
    '"Ruby" is there twice with different values',
  ],
  ['empty ingredients', { ingredients: '' }, 'ingredients', 'is empty'],
  ['ingredients as a list', { ingredients: ['Aqua'] }, 'ingredients', 'must be a text'],
  [
    'ingredients beyond their limit',
    { ingredients: 'a'.repeat(10_001) },
    'ingredients',
    'is longer than 10000 characters',
  ],
  ['no use but markup', { how_to_use: '<p></p>' }, 'how_to_use', 'is empty'],
  ['highlights as a text', { highlights: 'Soft' }, 'highlights', 'must be a list'],
  ['no highlights', { highlights: [] }, 'highlights', 'is empty'],
  ['an empty highlight', { highlights: ['Soft', ' '] }, 'highlights.1', 'is empty'],
  ['a long highlight', { highlights: ['a'.repeat(301)] }, 'highlights.0', 'is longer than 300 characters'],
  [
    'too many highlights',
    { highlights: Array.from({ length: 21 }, String) },
    'highlights',
    'has more than 20 texts',
  ],
  [
    'specifications as an object',
    { specifications: { Finish: 'Matte' } },
    'specifications',
    'must be a list',
  ],
  ['no specifications', { specifications: [] }, 'specifications', 'is empty'],
  [
    'a specification that is a text',
    { specifications: ['Matte'] },
    'specifications.0',
    'must be an object with name and value',
  ],
  [
    'a specification without a value',
    { specifications: [{ name: 'Finish' }] },
    'specifications.0.value',
    'is missing',
  ],
  [
    'a specification twice',
    {
      specifications: [
        { name: 'Finish', value: 'Matte' },
        { name: 'FINISH ', value: 'Satin' },
      ],
    },
    'specifications.1.name',
    '"FINISH" is there twice',
  ],
])('refuses %s with field and reason', (_, change, field, reason) => {
  expect(parse(change)).toEqual({ ok: false, problems: [{ field, reason }] })
})

test.each([null, [], 7, 'text', undefined])('refuses the line %j', (value) => {
  expect(parseFeedLine(value).ok).toBe(false)
})

test('accepts a product and variants without optional fields', () => {
  const { source, source_id, title, brand, category_path } = line
  const options = [
    { group: 'size', variants: [{ option_name: 'M' }, { option_name: 'L', selling_price: 550 }] },
  ]
  const parsed = parseFeedLine({
    source,
    source_id,
    title,
    brand,
    category_path,
    selling_price: 499,
    options,
  })
  expect(parsed).toMatchObject({
    ok: true,
    product: {
      mrp: 49_900,
      sellingPrice: 49_900,
      options: [
        {
          group: 'Size',
          variants: [
            { name: 'M', colourCode: null, mrp: 49_900, sellingPrice: 49_900, quantity: 0 },
            { name: 'L', colourCode: null, mrp: 55_000, sellingPrice: 55_000, quantity: 0 },
          ],
        },
      ],
    },
  })
})

test('gives a product without a price the price of its cheapest variant', () => {
  const options = [
    {
      group: 'Size',
      variants: [variant({ option_name: 'M' }), variant({ option_name: 'L', mrp: 400, selling_price: 300 })],
    },
  ]
  expect(parse({ mrp: null, selling_price: null, options })).toMatchObject({
    product: { mrp: 40_000, sellingPrice: 30_000 },
  })
})
