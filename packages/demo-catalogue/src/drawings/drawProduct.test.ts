import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { brands } from '#brands.ts'
import { DRAWING_KINDS } from '#types.ts'
import {
  drawCategoryIcon,
  drawCover,
  drawLogo,
  drawProduct,
  drawScene,
  PRODUCT_VIEWS,
  type ProductPicture,
} from './drawProduct.ts'

const picture = (over: Partial<ProductPicture> = {}): ProductPicture => ({
  kind: 'lipstick',
  view: 'front',
  colour: '#a8243c',
  tint: '#f3d6cf',
  brand: brands[0]!,
  label: 'Velvet Matte',
  ...over,
})

/** Size and the spread of light of a rasterised drawing; throws where the SVG is not well-formed. */
async function rasterised(svg: string) {
  const { width, height } = await sharp(Buffer.from(svg)).metadata()
  const { channels } = await sharp(Buffer.from(svg), { density: 12 }).stats()
  return { width, height, spread: Math.max(...channels.map(({ stdev }) => stdev)) }
}

const idsOf = (svg: string) => Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id)
const usedIn = (svg: string) => new Set(Array.from(svg.matchAll(/url\(#([^)]+)\)/g), ([, id]) => id))

describe.each(DRAWING_KINDS)('%s', (kind) => {
  it.each(PRODUCT_VIEWS)('rasterises its %s to a full picture', async (view) => {
    const svg = drawProduct(picture({ kind, view }))
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<image/)
    const { width, height, spread } = await rasterised(svg)
    expect([width, height]).toEqual([1280, 1600])
    expect(spread).toBeGreaterThan(4)
    expect(svg.length).toBeLessThan(60_000)
  })

  it.each(PRODUCT_VIEWS)('defines each gradient of its %s once', (view) => {
    const svg = drawProduct(picture({ kind, view }))
    const ids = idsOf(svg)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(ids)).toEqual(usedIn(svg))
  })

  it('draws the same picture again, and another one in another colour', () => {
    for (const view of PRODUCT_VIEWS) {
      const red = drawProduct(picture({ kind, view }))
      expect(drawProduct(picture({ kind, view }))).toBe(red)
      expect(drawProduct(picture({ kind, view, colour: '#3f7a5c' }))).not.toBe(red)
    }
  })
})

describe('a product picture', () => {
  it('prints brand and label on the pack', () => {
    const plain = drawProduct(picture())
    expect(drawProduct(picture({ brand: brands[1]! }))).not.toBe(plain)
    expect(drawProduct(picture({ label: 'Ruby' }))).not.toBe(plain)
  })

  it('chooses print and variant by the title', () => {
    const kurta = (title: string) => drawProduct(picture({ kind: 'kurta', title }))
    expect(kurta('Ajrakh Kurta')).not.toBe(kurta('Bandhani Kurta'))
    const tool = (title: string) => drawProduct(picture({ kind: 'hair-tool', title }))
    expect(tool('Neem Wood Comb')).not.toBe(tool('Ionic Dryer'))
  })

  it.each([
    ['bangles', 'Gold Openable Kada', 'Gold Kada'],
    ['clutch', 'Banarasi Brocade Box Clutch', 'Box Clutch'],
    ['jhumka', 'Peacock Jhumkas', 'Jhumkas'],
    ['jhumka', 'Temple Lakshmi Jhumkas', 'Temple Jhumkas'],
    ['jutti', 'Floral Canvas Juttis', 'Canvas Juttis'],
    ['jutti', 'Pearl Bridal Jutti', 'Bridal Jutti'],
    ['necklace', 'Pearl Choker Set', 'Pearl Choker'],
    ['ring', 'Navratna Ring', 'Cocktail Ring'],
    ['ring', 'Polki Cocktail Ring', 'Cocktail Ring'],
  ] as const)('draws a %s that is a %s otherwise than a %s', (kind, title, other) => {
    const draw = (title: string) => drawProduct(picture({ kind, title, label: '' }))
    expect(draw(title)).not.toBe(draw(other))
  })
})

describe('the other pictures', () => {
  it.each(brands)('draws the logo of $name as outlines', async (brand) => {
    const svg = drawLogo(brand)
    expect(svg).not.toMatch(/NaN|<text/)
    expect(await rasterised(svg)).toMatchObject({ width: 480, height: 180 })
  })

  it('sets the logos of short and long names about equally large', async () => {
    const trimmed = brands.map((brand) =>
      sharp(Buffer.from(drawLogo(brand)))
        .trim()
        .toBuffer({ resolveWithObject: true }),
    )
    const boxes = (await Promise.all(trimmed)).map(({ info }) => info)
    const areas = boxes.map(({ width, height }) => width * height)
    expect(Math.max(...areas) / Math.min(...areas)).toBeLessThan(4)
    expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThan(44)
  })

  it('draws tiles, scenes and covers at their sizes', async () => {
    const scene = { kinds: ['lipstick', 'compact', 'saree'], colours: ['#a8243c'], tint: '#f3d6cf' } as const
    expect(await rasterised(drawScene({ ...scene, width: 1600, height: 1000 }))).toMatchObject({
      width: 1600,
      height: 1000,
    })
    expect(await rasterised(drawCategoryIcon('jhumka', '#f0e4d0', '#b08a2e'))).toMatchObject({
      width: 640,
      height: 640,
    })
    expect(await rasterised(drawCover({ kind: 'saree', colour: '#3f7a5c', tint: '#f1e2d3' }))).toMatchObject({
      width: 1600,
      height: 1000,
    })
  })
})
