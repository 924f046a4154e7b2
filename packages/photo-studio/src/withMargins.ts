import type { Pixels } from './develop.ts'

/** Share of the picture's height and width in which it fades into the continued backdrop. */
const FADE = 0.06
/** Share of the free height that lies above the picture. */
const ABOVE = 0.6

/** A picture in the middle of a larger one, on its backdrop, which is that of its left side in each row. */
export function withMargins(picture: Pixels, width: number, height: number): Pixels {
  const left = Math.round((width - picture.width) / 2)
  const top = Math.round((height - picture.height) * ABOVE)
  const data = Buffer.allocUnsafe(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(picture.height - 1, Math.max(0, y - top))
    const ofRow = shareAt(y - top, picture.height)
    for (let x = 0; x < width; x += 1) {
      const column = x - left
      const share = ofRow * shareAt(column, picture.width)
      for (let channel = 0; channel < 3; channel += 1) {
        // Neighbouring columns keep the grain of the backdrop.
        const side = picture.data[(row * picture.width + (x % GRAIN)) * 3 + channel] ?? 0
        const own = share > 0 ? (picture.data[(row * picture.width + column) * 3 + channel] ?? 0) : side
        data[(y * width + x) * 3 + channel] = Math.round(own * share + side * (1 - share))
      }
    }
  }
  return { data, width, height }
}

/** Columns at the left side that show the backdrop alone. */
const GRAIN = 8

/** 0 outside and at the edges, 1 in the middle. */
function shareAt(at: number, length: number): number {
  return Math.max(0, Math.min(1, at / (length * FADE), (length - 1 - at) / (length * FADE)))
}
