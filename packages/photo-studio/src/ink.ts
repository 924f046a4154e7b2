import sharp from 'sharp'
import type { LabelPosition } from './negatives.ts'

/** Long side of a label in px before it is warped onto the pack. */
const ART_SIDE = 700

/** Ink coverage of each pixel, 0 to 1. `scale` is the picture's size divided by the negative's. */
export async function layInk(
  svg: string,
  place: LabelPosition,
  width: number,
  height: number,
  scale: number,
): Promise<Float32Array> {
  const ink = new Float32Array(width * height)
  const side = place.aspect >= 1 ? { width: ART_SIDE } : { height: ART_SIDE }
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(side)
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const sample = (u: number, v: number) => {
    const x = Math.min(info.width - 1, Math.max(0, Math.round(u * info.width - 0.5)))
    const y = Math.min(info.height - 1, Math.max(0, Math.round(v * info.height - 0.5)))
    return (data[y * info.width + x] ?? 0) / 255
  }
  const corner = (column: number, row: number) => {
    const [x, y] = place.at[row * (place.columns + 1) + column] ?? [0, 0]
    return { x: x * scale, y: y * scale }
  }
  for (let row = 0; row < place.rows; row += 1) {
    for (let column = 0; column < place.columns; column += 1) {
      fillCell({ row, column })
    }
  }
  return ink

  /** Fills one cell of the grid, approximated as a parallelogram, with four samples per pixel. */
  function fillCell({ row, column }: { row: number; column: number }) {
    const [a, b, c, d] = [
      corner(column, row),
      corner(column + 1, row),
      corner(column, row + 1),
      corner(column + 1, row + 1),
    ]
    const left = Math.max(0, Math.floor(Math.min(a.x, b.x, c.x, d.x)))
    const right = Math.min(width - 1, Math.ceil(Math.max(a.x, b.x, c.x, d.x)))
    const top = Math.max(0, Math.floor(Math.min(a.y, b.y, c.y, d.y)))
    const bottom = Math.min(height - 1, Math.ceil(Math.max(a.y, b.y, c.y, d.y)))
    const across = { x: (b.x - a.x + d.x - c.x) / 2, y: (b.y - a.y + d.y - c.y) / 2 }
    const down = { x: (c.x - a.x + d.x - b.x) / 2, y: (c.y - a.y + d.y - b.y) / 2 }
    const area = across.x * down.y - across.y * down.x
    if (Math.abs(area) < 1e-6) return
    const origin = {
      x: (a.x + b.x + c.x + d.x) / 4 - (across.x + down.x) / 2,
      y: (a.y + b.y + c.y + d.y) / 4 - (across.y + down.y) / 2,
    }
    for (let y = top; y <= bottom; y += 1) {
      for (let x = left; x <= right; x += 1) {
        let sum = 0
        for (let sub = 0; sub < 4; sub += 1) {
          const dx = x + (sub % 2 === 0 ? 0.25 : 0.75) - origin.x
          const dy = y + (sub < 2 ? 0.25 : 0.75) - origin.y
          const s = (dx * down.y - dy * down.x) / area
          const t = (across.x * dy - across.y * dx) / area
          if (s < 0 || s >= 1 || t < 0 || t >= 1) continue
          sum += sample((column + s) / place.columns, (row + t) / place.rows)
        }
        const at = y * width + x
        ink[at] = Math.min(1, (ink[at] ?? 0) + sum / 4)
      }
    }
  }
}
