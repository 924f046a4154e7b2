/**
 * Tiles drawings into one PNG to look at: `pnpm contact-sheet out.png [kind | kind:title…]`.
 * Without words it shows every kind. Prints the pictures that are heavy or slow.
 */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { brands } from '#brands.ts'
import { drawProduct, PRODUCT_VIEWS, type ProductPicture } from '#drawings/drawProduct.ts'
import { DRAWING_KINDS, type DrawingKind } from '#types.ts'

const MAX_BYTES = 45_000
const MAX_MS = 200
const COLOURS = ['#a8243c', '#c98a5e', '#3f7a5c', '#b0125b', '#d9a441', '#31507a', '#8a5a83', '#e0a3a8']
const TINTS = ['#f3d6cf', '#e2eadc', '#ece3cf', '#eadfea', '#dfe9ea', '#f1e2d3', '#f0e4d0', '#e6e6f0']

const [out = 'contact-sheet.png', ...words] = process.argv.slice(2)
/** `kind`, or `kind:words of a title` to see a variant. */
const subjects = (words.length > 0 ? words : DRAWING_KINDS).map(
  (word, index): Omit<ProductPicture, 'view'> => {
    const [kind = '', title = ''] = word.split(':')
    return {
      kind: kind as DrawingKind,
      title,
      label: title === '' ? kind.replaceAll('-', ' ') : title,
      colour: COLOURS[index % COLOURS.length]!,
      tint: TINTS[index % TINTS.length]!,
      brand: brands[(index * 7) % brands.length]!,
    }
  },
)
const [width, height, columns] = words.length > 0 ? [480, 600, 6] : [240, 300, 12]

const pictures = subjects.flatMap((subject) => PRODUCT_VIEWS.map((view) => ({ ...subject, view })))
const tiles: OverlayOptions[] = []
for (const [i, picture] of pictures.entries()) {
  const svg = drawProduct(picture)
  const started = performance.now()
  const full = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
  const ms = Math.round(performance.now() - started)
  if (svg.length > MAX_BYTES || ms > MAX_MS)
    console.log(picture.kind, picture.view, `${svg.length} bytes, ${ms} ms`)
  tiles.push({
    input: await sharp(full.data, { raw: full.info }).resize(width, height).png().toBuffer(),
    left: (i % columns) * (width + 4),
    top: Math.floor(i / columns) * (height + 4),
  })
}
await mkdir(path.dirname(out), { recursive: true })
await sharp({
  create: {
    width: columns * (width + 4),
    height: Math.ceil(pictures.length / columns) * (height + 4),
    channels: 3,
    background: '#fff',
  },
})
  .composite(tiles)
  .png()
  .toFile(out)
