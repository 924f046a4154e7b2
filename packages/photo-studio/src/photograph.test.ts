import type { ProductPicture } from '@shop/demo-catalogue/drawings/drawProduct'
import { hueOf } from '@shop/demo-catalogue/drawings/colour'
import { expect, test, vi } from 'vitest'
import { photographCover, photographProduct } from './photograph.ts'

// Composing is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const lipstick: ProductPicture = {
  kind: 'lipstick',
  colour: '#a8162c',
  tint: '#f3e3d6',
  brand: { name: 'Rozana', wordmark: 'serif', colour: '#8c1d2f' },
  label: 'Matte',
  view: 'front',
}
const WIDTH = 160

function differing(one: Buffer, other: Buffer): number {
  let count = 0
  for (let at = 0; at < one.length; at += 3) {
    const apart = [0, 1, 2].map((i) => Math.abs((one[at + i] ?? 0) - (other[at + i] ?? 0)))
    if (Math.max(...apart) > 16) count += 1
  }
  return count
}

async function photograph(change: Partial<ProductPicture> = {}) {
  const picture = await photographProduct({ ...lipstick, ...change }, WIDTH)
  if (picture === undefined) throw new Error('There is no negative of it')
  return picture
}

test('renders a product at the requested width in a 4:5 ratio', async () => {
  const { data, width, height } = await photograph()
  expect([width, height, data.length]).toEqual([WIDTH, 200, WIDTH * 200 * 3])
})

test.each(['#8e1029', '#6a4833'])('keeps the deep shade %s as strong as its swatch', async (colour) => {
  const { data, width, height } = await photograph({ colour, view: 'texture' })
  const stroke: [number[], number[], number[]] = [[], [], []]
  for (let y = 0.42; y < 0.48; y += 1 / height)
    for (let x = 0.32; x < 0.5; x += 1 / width) {
      const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 3
      stroke.forEach((values, channel) => values.push(data[at + channel] ?? 0))
    }
  const middle = stroke.map((values) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0)
  const seen = hueOf(`#${middle.map((value) => value.toString(16).padStart(2, '0')).join('')}`)
  expect(seen.chroma).toBeGreaterThan(hueOf(colour).chroma * 0.84)
  expect(Math.abs(seen.lightness - hueOf(colour).lightness)).toBeLessThan(0.04)
})

test('changes only the product with another shade', async () => {
  const [red, nude] = [await photograph(), await photograph({ colour: '#c08a70', accent: '#2a2226' })]
  const again = await photograph({ colour: '#a8162c', accent: '#2a2226' })
  const changed = differing(again.data, nude.data)
  expect(changed).toBeGreaterThan(300)
  expect(changed).toBeLessThan(WIDTH * 200 * 0.2)
  expect(red.data.subarray(0, 3)).toEqual(nude.data.subarray(0, 3))
})

test.each([
  ['nail-polish', 'Glitter Nail Polish'],
  ['lip-gloss', 'Shimmer Lip Gloss'],
] as const)('shows the finish that the title of a %s names, on the product alone', async (kind, title) => {
  const [plain, finished] = [await photograph({ kind, title: 'Gloss' }), await photograph({ kind, title })]
  const changed = differing(plain.data, finished.data)
  expect(changed).toBeGreaterThan(100)
  expect(changed).toBeLessThan(WIDTH * 200 * 0.1)
})

test('shows a stick that stands beside its cap from nearby, in the middle', async () => {
  const stick = { kind: 'roll-on', title: 'Sleek Bun Hair Stick', view: 'detail', colour: '#ff0000' } as const
  const { data, width, height } = await photograph({ ...stick, tint: '#ffffff' })
  const across = Array.from({ length: width }, (_, x) => (Math.floor(height * 0.6) * width + x) * 3)
  const red = across.flatMap((at, x) => ((data[at] ?? 0) - (data[at + 1] ?? 0) > 90 ? [x] : []))
  const middle = (red[0] ?? 0) + (red.at(-1) ?? 0)
  expect(Math.abs(middle / 2 / width - 0.5)).toBeLessThan(0.1)
})

test('prints brand and label on the pack', async () => {
  const [printed, other] = [await photograph(), await photograph({ label: 'A longer name than that' })]
  const changed = differing(printed.data, other.data)
  expect(changed).toBeGreaterThan(5)
  expect(changed).toBeLessThan(WIDTH * 200 * 0.05)
})

test('extends the backdrop of a wide picture', async () => {
  const cover = await photographCover({ kind: 'lipstick', colour: '#a8162c', tint: '#f3e3d6' }, 320, 200)
  expect([cover?.width, cover?.height, cover?.data.length]).toEqual([320, 200, 320 * 200 * 3])
})

test('prints the label of a product on a cover, and places another one beside it', async () => {
  const jar = { kind: 'jar', colour: '#d8ab4e', tint: '#f4e7c8' } as const
  const labelled = { ...jar, brand: lipstick.brand, label: 'Bridal Ubtan' }
  const [blank, printed, pair] = await Promise.all(
    [jar, labelled, { ...labelled, beside: [jar] }].map((one) => photographCover(one, 160, 100)),
  )
  if (!blank || !printed || !pair) throw new Error('There is no photograph of a jar')
  expect(differing(blank.data, printed.data)).toBeGreaterThan(5)
  const inMiddle = (data: Buffer) => data.subarray((60 * 160 + 70) * 3, (60 * 160 + 90) * 3)
  expect(differing(inMiddle(printed.data), inMiddle(pair.data))).toBeGreaterThan(10)
})

test('shows what a post tells of on its cover', async () => {
  const jar = { kind: 'jar', colour: '#d8ab4e', tint: '#f4e7c8' } as const
  const [pack, bowl] = await Promise.all(
    [jar, { ...jar, model: 'ubtan' }].map((one) => photographCover(one, 160, 100)),
  )
  expect(bowl?.data.equals(pack?.data ?? bowl.data)).toBe(false)
})

test('gives each stone of a navratna ring its own colour', async () => {
  const ring = { kind: 'ring', title: 'Navratna Ring', colour: '#c8993d', accent: '#2f5da8' } as const
  const { data } = await photograph(ring)
  const hues = new Set<number>()
  for (let at = 0; at < data.length; at += 3) {
    const { hue, chroma } = hueOf(`#${data.subarray(at, at + 3).toString('hex')}`)
    if (chroma > 0.1) hues.add(Math.floor(hue / 60))
  }
  expect([...hues].toSorted()).toEqual(expect.arrayContaining([0, 2, 4]))
})

test.each([
  ['tote-bag', 'Handwoven Kauna Reed Tote'],
  ['baby-set', 'Bamboo Fibre Weaning Set'],
  ['hair-tool', 'Neem Wood Wide Comb'],
  ['watch', 'Mesh Strap Slim Watch'],
] as const)('shows another part of a %s in its third picture than in its second', async (kind, title) => {
  const detail = await photograph({ kind, title, view: 'detail' })
  const texture = await photograph({ kind, title, view: 'texture' })
  expect(differing(detail.data, texture.data)).toBeGreaterThan(WIDTH * 200 * 0.05)
})

test('begins the third picture above the neck of a garment whose second shows its back, otherwise on its cloth', async () => {
  const redOnTop = async (change: Partial<ProductPicture>) => {
    const { data } = await photograph({ ...change, view: 'texture', colour: '#ff0000', tint: '#ffffff' })
    const isRed = Array.from({ length: WIDTH }, (_, x) => (data[x * 3] ?? 0) - (data[x * 3 + 1] ?? 0) > 90)
    return isRed.filter(Boolean).length
  }
  expect(await redOnTop({ kind: 'kurta', title: 'A-Line Kurta' })).toBe(0)
  expect(await redOnTop({ kind: 'trousers', title: 'Dhoti Pants in Crinkled Cotton' })).toBeGreaterThan(
    WIDTH / 3,
  )
})
