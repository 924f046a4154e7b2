import sharp from 'sharp'
import type { Pixels } from './develop.ts'
import { grainAt } from './grainAt.ts'

/** Cells across and down in which the backdrop is measured. */
const CELLS = 48
const LAST = CELLS - 1

/**
 * A photograph on an even backdrop of the tint, with its shadows: it continues a surface of that colour without an edge. What lies behind the
 * product is taken from the four sides, the nearer ones counting more.
 */
export async function onTint({ data, width, height }: Pixels, tint: string): Promise<Pixels> {
  const ratios = ratiosTo(tint, await meanTones(data, width, height))
  const even = Buffer.allocUnsafe(data.length)
  for (let y = 0; y < height; y += 1) {
    const row = placeOf(y, height)
    for (let x = 0; x < width; x += 1) {
      const column = placeOf(x, width)
      const cell = (row.cell * CELLS + column.cell) * 3
      const at = (y * width + x) * 3
      for (let channel = 0; channel < 3; channel += 1) {
        const upper = between(ratios, cell + channel, 3, column.part)
        const lower = between(ratios, cell + channel + CELLS * 3, 3, column.part)
        const ratio = upper + (lower - upper) * row.part
        const tone = Math.round((data[at + channel] ?? 0) * ratio + grainAt(x, y))
        even[at + channel] = Math.min(255, Math.max(0, tone))
      }
    }
  }
  return { data: even, width, height }
}

async function meanTones(data: Buffer, width: number, height: number): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .resize(CELLS, CELLS, { fit: 'fill' })
    .raw()
    .toBuffer()
}

/** By how much each cell is lightened. */
function ratiosTo(tint: string, tones: Buffer): Float32Array {
  const toneAt = (row: number, column: number, channel: number) =>
    tones[(row * CELLS + column) * 3 + channel] ?? 0
  return Float32Array.from(tones, (_, at) => {
    const [row, column, channel] = [Math.floor(at / 3 / CELLS), Math.floor(at / 3) % CELLS, at % 3]
    const sides = [
      { tone: toneAt(row, 0, channel), away: column },
      { tone: toneAt(row, LAST, channel), away: LAST - column },
      { tone: toneAt(0, column, channel), away: row },
      { tone: toneAt(LAST, column, channel), away: LAST - row },
    ]
    let [sum, shares] = [0, 0]
    for (const { tone, away } of sides) {
      const share = 1 / (away + 0.1)
      sum += tone * share
      shares += share
    }
    const wanted = Number.parseInt(tint.slice(1 + channel * 2, 3 + channel * 2), 16)
    return wanted / Math.max(1, sum / shares)
  })
}

/** The cell before a pixel, and how far the pixel is from its middle to that of the next one. */
function placeOf(pixel: number, length: number): { cell: number; part: number } {
  const at = ((pixel + 0.5) / length) * CELLS - 0.5
  const cell = Math.min(LAST - 1, Math.max(0, Math.floor(at)))
  return { cell, part: Math.min(1, Math.max(0, at - cell)) }
}

function between(values: Float32Array, at: number, step: number, part: number): number {
  const value = values[at] ?? 1
  return value + ((values[at + step] ?? 1) - value) * part
}
