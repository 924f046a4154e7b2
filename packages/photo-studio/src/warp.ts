import type { LabelPosition } from './negatives.ts'

/** Called for a quarter of a pixel and the place of the drawing, 0 to 1, that lies there. */
type Put = (at: number, u: number, v: number) => void

/** Walks the pixels below a label, cell by cell of its grid. `scale` is the picture's size divided by the negative's. */
export function warp(place: LabelPosition, width: number, height: number, scale: number, put: Put): void {
  for (let row = 0; row < place.rows; row += 1) {
    for (let column = 0; column < place.columns; column += 1) {
      const corners = [
        corner(column, row),
        corner(column + 1, row),
        corner(column, row + 1),
        corner(column + 1, row + 1),
      ]
      const seen = corners.filter((one) => one?.isSeen === true).length
      const [a, b, c, d] = corners
      if (a && b && c && d && seen >= 2) walkCell(row, column, [a, b, c, d])
    }
  }

  function corner(column: number, row: number) {
    const point = place.at[row * (place.columns + 1) + column]
    return point && { x: point[0] * scale, y: point[1] * scale, isSeen: point[2] !== 0 }
  }

  /** One cell, approximated as a parallelogram, with four samples per pixel. */
  function walkCell(row: number, column: number, [a, b, c, d]: [Point, Point, Point, Point]) {
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
        for (let sub = 0; sub < 4; sub += 1) {
          const dx = x + (sub % 2 === 0 ? 0.25 : 0.75) - origin.x
          const dy = y + (sub < 2 ? 0.25 : 0.75) - origin.y
          const s = (dx * down.y - dy * down.x) / area
          const t = (across.x * dy - across.y * dx) / area
          if (s < 0 || s >= 1 || t < 0 || t >= 1) continue
          put(y * width + x, (column + s) / place.columns, (row + t) / place.rows)
        }
      }
    }
  }
}

interface Point {
  x: number
  y: number
}
