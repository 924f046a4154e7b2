import { bytesOf } from './colour.ts'
import type { Pixels } from './develop.ts'
import { grainAt } from './grainAt.ts'

/** Share of the picture's height and width in which it fades into the continued backdrop. */
export const FADE = 0.06
/** Share of the free height that lies above the picture. */
const ABOVE = 0.6
/** Share of a side's margin in which the backdrop turns into the tint. Banners cut off what lies beyond. */
const TURN = 0.35

/**
 * A picture in the middle of a larger one. Its backdrop, that of its left side in each row, turns into the tint towards both
 * sides: there the picture meets a surface of that colour.
 */
export function withMargins(picture: Pixels, tint: string, width: number, height: number): Pixels {
  const tones = bytesOf(tint)
  const left = Math.round((width - picture.width) / 2)
  const top = Math.round((height - picture.height) * ABOVE)
  const data = Buffer.allocUnsafe(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(picture.height - 1, Math.max(0, y - top))
    const ofRow = shareAt(y - top, picture.height)
    const backdrop = [0, 1, 2].map((channel) => sideOf(picture, row, channel))
    for (let x = 0; x < width; x += 1) {
      const column = x - left
      const share = ofRow * shareAt(column, picture.width)
      const inTint = Math.min(1, Math.max(0, -column, column - picture.width + 1) / (left * TURN || 1))
      for (let channel = 0; channel < 3; channel += 1) {
        const ofRows = backdrop[channel] ?? 0
        const side = ofRows + ((tones[channel] ?? 0) - ofRows) * inTint + grainAt(x, y)
        const own = share > 0 ? (picture.data[(row * picture.width + column) * 3 + channel] ?? 0) : side
        data[(y * width + x) * 3 + channel] = Math.min(
          255,
          Math.max(0, Math.round(own * share + side * (1 - share))),
        )
      }
    }
  }
  return { data, width, height }
}

/** Columns at the left side that show the backdrop alone. */
const EDGE = 8

/** Mean tone of the backdrop in a row. */
function sideOf({ data, width }: Pixels, row: number, channel: number): number {
  let sum = 0
  for (let x = 0; x < EDGE; x += 1) sum += data[(row * width + x) * 3 + channel] ?? 0
  return sum / EDGE
}

/** 0 outside and at the edges, 1 in the middle. */
function shareAt(at: number, length: number): number {
  return Math.max(0, Math.min(1, at / (length * FADE), (length - 1 - at) / (length * FADE)))
}
