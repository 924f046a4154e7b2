import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeSizeGuide } from '@shop/contract/factories/sizeGuides'
import type { ProductWire } from '@shop/contract/products.schema'
import { sizeGuideResponseSchema, type SizeGuide } from '@shop/contract/size-guides.schema'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Content } from '#modules/content/contentFile.schema.ts'
import { useApp } from '#testing/useApp.ts'
import { useCommands } from '#testing/useCommands.ts'
import { findSizeGaps } from './findSizeGaps.ts'
import { sizeGuideFor, sizesOf } from './sizeGuideFor.ts'

const shop = useApp()
const { app, db, get } = shop
const run = useCommands(shop)
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sizes-'))
  return () => rm(folder, { recursive: true })
})

const guideOf = async (slug: string) =>
  (await get<{ data: ProductWire }>(`/api/products/${slug}`)).data.size_guide
const guide = async (slug: string) =>
  sizeGuideResponseSchema.parse(await get<{ data: SizeGuide }>(`/api/size-guides/${slug}`)).data

describe('the demo', () => {
  test('has a guide for every size', async () => {
    expect(await findSizeGaps(db())).toEqual([])
    expect(await run('content', 'sizes')).toEqual([0, 'Every size of the products on sale has a guide.'])
  })

  test('names the guide of a product, which answers without whom it is for', async () => {
    expect(await guideOf('tantu-chikankari-mulmul-straight-kurta')).toBe('indian-wear')
    const { sizes, ...rest } = await guide('indian-wear')
    expect(sizes.map(({ name }) => name)).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'])
    expect(rest).toMatchObject({ of: 'body', title: 'Indian wear' })
    expect(rest).not.toHaveProperty('categories')
  })

  test('has guides of brands, and none for shades and amounts', async () => {
    expect(await guideOf('tantu-bandhgala-waistcoat-in-raw-silk')).toBe('tantu-waistcoats')
    expect(await guideOf('sheher-soft-tailored-blazer')).toBe('sheher-dresses-tops-and-jackets')
    expect(await guideOf('rozana-satin-pop-lipstick')).toBeUndefined()
    expect(await guideOf('noor-and-neem-neem-and-tulsi-face-wash')).toBeUndefined()
  })

  test('answers 404 for a guide that is not there', async () => {
    expect((await app().inject('/api/size-guides/hats')).statusCode).toBe(404)
  })
})

describe('content apply', () => {
  async function apply(size_guides: object[]): Promise<[number, string]> {
    const file = path.join(folder, 'content.json')
    await writeFile(file, JSON.stringify({ size_guides }))
    return run('content', 'apply', file)
  }
  const kurtas = { ...makeSizeGuide(), slug: 'kurtas', categories: ['kurtas'] }

  test('refuses categories and brands that the shop does not have, and wrong rows', async () => {
    const [code, text] = await apply([{ ...kurtas, categories: ['hats'], brands: ['nobody'] }])
    expect(code).toBe(1)
    expect(text).toContain('size_guides.0.categories: there is no category hats.')
    expect(text).toContain('size_guides.0.brands: there is no brand nobody.')
    const [, wrong] = await apply([{ ...kurtas, sizes: [{ name: 'M', values: [890] }] }])
    expect(wrong).toContain('size_guides.0.sizes.0: M has 1 values for 4 columns')
  })

  test('replaces the guides, and says which sizes have none', async () => {
    const before = (JSON.parse((await run('content', 'export'))[1]) as Content).size_guides
    const [code, text] = await apply([kurtas])
    expect(code).toBe(0)
    expect(text).toContain('kurtas of tantu: the size guide kurtas lacks XXL, such as of tantu-')
    expect(text).toContain('bras of naram: no size guide has 32B')
    expect(await guideOf('tantu-chikankari-mulmul-straight-kurta')).toBe('kurtas')
    expect((await run('content', 'sizes'))[0]).toBe(1)
    await apply(before)
    expect(await guideOf('tantu-chikankari-mulmul-straight-kurta')).toBe('indian-wear')
  })
})

test('a brand’s own guide comes before that for all, and the nearest category before a wider one', () => {
  const make = (slug: string, categories: string[], brands?: string[]) => ({
    ...makeSizeGuide({ slug }),
    categories,
    ...(brands && { brands }),
  })
  const guides = [
    make('wide-own', ['clothing'], ['tantu']),
    make('all', ['kurtas']),
    make('own', ['kurtas'], ['tantu']),
  ]
  const find = (brand: string, ...categories: string[]) => sizeGuideFor(guides, { brand, categories })?.slug
  expect(find('tantu', 'kurtas', 'ethnic', 'clothing')).toBe('own')
  expect(find('sheher', 'kurtas', 'ethnic', 'clothing')).toBe('all')
  expect(find('tantu', 'tops', 'western', 'clothing')).toBe('wide-own')
  expect(find('sheher', 'tops', 'western', 'clothing')).toBeUndefined()
})

test('knows the sizes within combinations', () => {
  const variant = { variant_id: 1, color_code: null, mrp: 1, selling_price: 1, quantity: 1, media: '' }
  expect(
    sizesOf([
      {
        group: 'Colour / Size',
        groups: ['Colour', 'Size'],
        variants: [{ ...variant, option_name: 'Red / M', values: ['Red', 'M'] }],
      },
      { group: 'Shade', variants: [{ ...variant, option_name: 'Ruby' }] },
    ]),
  ).toEqual(['M'])
})
