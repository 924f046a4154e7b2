/**
 * Tiles the drawings into one PNG to look at: `tsx scripts/contact-sheet.ts [out.png] [kind…]`.
 * Prints what each picture weighs and how long it takes to rasterise, where that is too much.
 */
import sharp from 'sharp'
import { drawProduct, PRODUCT_VIEWS } from '#drawings/drawProduct.ts'
import { brands } from '#brands.ts'
import { DRAWING_KINDS, type DrawingKind } from '#types.ts'

const TILE = { width: 240, height: 300 }
const COLUMNS = 12
const MAX_BYTES = 30_000
const MAX_MS = 150

const [out = 'contact-sheet.png', ...wanted] = process.argv.slice(2)
const kinds = wanted.length > 0 ? DRAWING_KINDS.filter((kind) => wanted.includes(kind)) : DRAWING_KINDS
const tile = wanted.length > 0 ? { width: 480, height: 600 } : TILE
const columns = wanted.length > 0 ? 6 : COLUMNS

const colours = ['#a8243c', '#c98a5e', '#3f7a5c', '#b0125b', '#d9a441', '#31507a', '#8a5a83', '#e0a3a8']
const tints = ['#f3d6cf', '#e2eadc', '#ece3cf', '#eadfea', '#dfe9ea', '#f1e2d3', '#f0e4d0', '#e6e6f0']

async function tileOf(kind: DrawingKind, index: number, view: (typeof PRODUCT_VIEWS)[number]) {
  const svg = drawProduct({
    kind,
    view,
    colour: colours[index % colours.length]!,
    tint: tints[index % tints.length]!,
    brand: brands[(index * 7) % brands.length]!,
    label: kind.replaceAll('-', ' '),
  })
  const started = performance.now()
  const input = await sharp(Buffer.from(svg)).png().toBuffer()
  const ms = Math.round(performance.now() - started)
  if (svg.length > MAX_BYTES || ms > MAX_MS * 1.6) console.log(kind, view, `${svg.length} bytes`, `${ms} ms`)
  return sharp(input).resize(tile).toBuffer()
}

const pictures = kinds.flatMap((kind, index) => PRODUCT_VIEWS.map((view) => ({ kind, index, view })))
const tiles = []
for (const [i, { kind, index, view }] of pictures.entries()) {
  tiles.push({
    input: await tileOf(kind, index, view),
    left: (i % columns) * (tile.width + 4),
    top: Math.floor(i / columns) * (tile.height + 4),
  })
}
await sharp({
  create: {
    width: columns * (tile.width + 4),
    height: Math.ceil(pictures.length / columns) * (tile.height + 4),
    channels: 3,
    background: '#fff',
  },
})
  .composite(tiles)
  .png()
  .toFile(out)
