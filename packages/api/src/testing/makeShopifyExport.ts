import path from 'node:path'
import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const TYPES = ['Kurtis', 'Kurta Sets', 'Dresses', 'Tops', 'Palazzos', 'Dupattas', 'Jackets', 'Night Suits']
const CRAFTS = [
  'Block Print',
  'Chikankari',
  'Bandhani',
  'Ikat',
  'Ajrakh',
  'Kalamkari',
  'Leheriya',
  'Handloom',
]
const CLOTHS = ['Cotton', 'Linen', 'Silk', 'Mulmul', 'Chanderi']
const COLOURS = [
  ['Indigo', '#2c3e70'],
  ['Rani', '#b0125b'],
  ['Mustard', '#d9a21b'],
  ['Sage', '#8aa17c'],
  ['Ivory', '#f1e9da'],
  ['Rust', '#a8482a'],
] as const
const SIZES = ['XS', 'S', 'M', 'L', 'XL']
const VENDORS = ['Studio Nine', 'Mirza Road', 'Anokha', 'Dhaga & Co.']

const COLUMNS = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Product Category',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Variant SKU',
  'Variant Inventory Qty',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Barcode',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Variant Image',
  'Status',
  'Country of origin',
  'Net quantity',
  'Manufacturer',
] as const
type Row = Partial<Record<(typeof COLUMNS)[number], string>>

const pick = <T>(from: readonly T[], number: number): T => from[number % from.length] as T
const toCell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A product export of Shopify by its published columns: clothing in sizes and colours with HTML descriptions, and its pictures. */
export async function makeShopifyExport(
  folder: string,
  { products }: { products: number },
): Promise<{ file: string; pictures: string }> {
  const pictures = path.join(folder, 'photos')
  await mkdir(pictures, { recursive: true })
  const rows = Array.from({ length: products }, (_, number) => rowsOf(number)).flat()
  const file = path.join(folder, 'products_export.csv')
  const lines = rows.map((row) => COLUMNS.map((column) => toCell(row[column] ?? '')).join(','))
  await writeFile(file, [COLUMNS.join(','), ...lines, ''].join('\n'))
  for (const [name, color] of COLOURS) {
    for (const type of TYPES) await drawPicture(path.join(pictures, pictureOf(type, name)), color)
  }
  return { file, pictures }
}

const pictureOf = (type: string, colour: string) =>
  `${type.toLowerCase().replaceAll(' ', '-')}-${colour.toLowerCase()}.jpg`

function rowsOf(number: number): Row[] {
  const type = pick(TYPES, number)
  const craft = pick(CRAFTS, Math.floor(number / TYPES.length))
  const cloth = pick(CLOTHS, Math.floor(number / 3))
  const title = `${craft} ${cloth} ${type.replace(/(?<=ss)es$|s$/, '')} ${number + 1}`
  const handle = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const colours = [0, 1, 2].map((step) => pick(COLOURS, number + step))
  const sizes = type === 'Dupattas' ? ['Free Size'] : SIZES
  const price = 699 + (number % 23) * 100
  const variants = colours.flatMap(([colour]) => sizes.map((size) => ({ colour, size })))
  return variants.map(({ colour, size }, index) => ({
    Handle: handle,
    ...(index === 0 && {
      Title: title,
      'Body (HTML)': `<h2>About it</h2><p>Made by hand in <b>${craft.toLowerCase()}</b>, of soft ${cloth.toLowerCase()}.</p><ul><li>Wash it cold, "inside out".</li><li>Dry it in the shade.</li></ul>`,
      Vendor: pick(VENDORS, number),
      'Product Category': `Apparel & Accessories > Clothing > ${type}`,
      Type: type,
      Tags: `${craft}, ${cloth}`,
      Published: 'true',
      'Option1 Name': 'Size',
      'Option2 Name': 'Colour',
      Status: 'active',
      'Country of origin': 'India',
      'Net quantity': '1 piece',
      Manufacturer: 'Studio Nine, 4 Mirza Road, Jaipur 302001',
    }),
    'Option1 Value': size,
    'Option2 Value': colour,
    'Variant SKU': `S${number + 1}-${size}-${colour}`,
    'Variant Inventory Qty': String((number + index) % 9),
    'Variant Price': `${price}.00`,
    'Variant Compare At Price': number % 3 === 0 ? `${price + 400}.00` : '',
    'Variant Image': pictureOf(type, colour),
    ...(index < colours.length && {
      'Image Src': pictureOf(type, pick(colours, index)[0]),
      'Image Position': String(index + 1),
      'Image Alt Text': `${title} in ${pick(colours, index)[0]}`,
    }),
  }))
}

async function drawPicture(file: string, color: string): Promise<void> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="1200"><rect width="960" height="1200" fill="#efe7de"/>
    <path d="M340 180 480 240 620 180 800 330 720 470 660 430V1040H300V430L240 470 160 330Z" fill="${color}"/></svg>`
  await sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toFile(file)
}
