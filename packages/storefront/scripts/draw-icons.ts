/** Draws PNGs for home screens and the `.ico` for old browsers. Run `pnpm icons` after a change of `favicon.svg`. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

const folder = path.resolve(import.meta.dirname, '../public')
const drawing = readFileSync(path.join(folder, 'favicon.svg'), 'utf8')
/** Full-bleed variant for systems that crop icons themselves; the mark stays inside their shape. */
const toEdge = (mark: number) =>
  drawing
    .replace(' rx="16"', '')
    .replace(/(<path .*\/>)/, `<g transform="translate(32 32) scale(${mark}) translate(-32 -32)">$1</g>`)

const png = (svg: string, side: number) =>
  sharp(Buffer.from(svg), { density: (72 * side) / 64 })
    .resize(side, side)
    .png({ palette: true })
    .toBuffer()

/** `.ico` with one PNG: 6 bytes of header, 16 of directory, the picture. */
function toIco(picture: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}

const write = (name: string, content: Buffer) => writeFileSync(path.join(folder, name), content)
write('favicon.ico', toIco(await png(drawing, 32), 32))
write('apple-touch-icon.png', await png(toEdge(1), 180))
write('icon-192.png', await png(drawing, 192))
write('icon-512.png', await png(drawing, 512))
write('icon-maskable-512.png', await png(toEdge(0.82), 512))
