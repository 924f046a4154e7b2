import sharp from 'sharp'
import { develop } from '#develop.ts'
import { negativeNames, readNegative } from '#negatives.ts'

const [file = 'contact-sheet.png', ...wanted] = process.argv.slice(2)
const LOOKS = [
  { body: '#a3182f', accent: '#2a2022', backdrop: '#f3d6cf' },
  { body: '#d9a58c', accent: '#d8b25a', backdrop: '#e8e4f0' },
  { body: '#3f7a5c', accent: '#f0e6d2', backdrop: '#dfe8e0' },
]
const [WIDTH, HEIGHT, COLUMNS] = [320, 400, 8]

const names = wanted.length > 0 ? wanted : negativeNames()
const tiles = await Promise.all(
  names.map(async (name, i) => {
    const negative = await readNegative(name)
    if (negative === undefined) throw new Error(`There is no negative called ${name}`)
    const { data, width, height } = await develop(negative, LOOKS[i % LOOKS.length]!, [], WIDTH)
    const input = await sharp(data, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer()
    return { input, left: (i % COLUMNS) * WIDTH, top: Math.floor(i / COLUMNS) * HEIGHT }
  }),
)
const rows = Math.ceil(names.length / COLUMNS)
await sharp({
  create: { width: COLUMNS * WIDTH, height: rows * HEIGHT, channels: 3, background: '#ffffff' },
})
  .composite(tiles)
  .png()
  .toFile(file)
