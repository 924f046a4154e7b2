import { drawProduct, PRODUCT_VIEWS, type ProductPicture } from '@shop/demo-catalogue/drawings/drawProduct'
import { products } from '@shop/demo-catalogue/products/products'
import { mkdir } from 'node:fs/promises'
import sharp, { type OverlayOptions } from 'sharp'
import { photographProduct } from '#photograph.ts'
import { pictureOf } from './pictureOf.ts'

// `contact-sheet FOLDER [KIND or SLUG…]` writes pages of product pictures, each above its title.
// `VIEW=detail` shows another view, `COLUMNS=4` larger pictures.
const [folder = '.', ...wanted] = process.argv.slice(2)
const view = PRODUCT_VIEWS.find((one) => one === process.env['VIEW']) ?? 'front'
const PAGE = 1560
const COLUMNS = Number(process.env['COLUMNS'] ?? 8)
const WIDTH = Math.floor(PAGE / COLUMNS) - 4
const HEIGHT = Math.round(WIDTH * 1.25)
const ROW = HEIGHT + 22
const ROWS = Math.floor(PAGE / ROW)

const chosen = products
  .filter(({ kind, slug }) => wanted.length === 0 || wanted.includes(kind) || wanted.includes(slug))
  .toSorted((a, b) => (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : 0))
const perPage = COLUMNS * ROWS
await mkdir(folder, { recursive: true })

for (let page = 0; page * perPage < chosen.length; page += 1) {
  const tiles: OverlayOptions[] = []
  for (const [i, one] of chosen.slice(page * perPage, (page + 1) * perPage).entries()) {
    const left = (i % COLUMNS) * (WIDTH + 4)
    const top = Math.floor(i / COLUMNS) * ROW
    tiles.push({ input: await tile(pictureOf(one, view)), left, top })
    tiles.push({ input: caption(one.title), left, top: top + HEIGHT })
  }
  await sharp({ create: { width: PAGE, height: ROWS * ROW, channels: 3, background: '#ffffff' } })
    .composite(tiles)
    .png({ palette: true })
    .toFile(`${folder}/contact-sheet-${page + 1}.png`)
}

async function tile(picture: ProductPicture): Promise<Buffer> {
  const photograph = await photographProduct(picture, WIDTH)
  const source =
    photograph === undefined
      ? sharp(Buffer.from(drawProduct(picture)))
      : sharp(photograph.data, {
          raw: { width: photograph.width, height: photograph.height, channels: 3 },
        })
  return source.resize(WIDTH, HEIGHT).png().toBuffer()
}

function caption(title: string): Buffer {
  const text = title.replaceAll('&', '&amp;')
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="20"><text x="1" y="14" font-family="sans-serif" font-size="11">${text}</text></svg>`,
  )
}
