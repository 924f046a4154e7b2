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
      if (!a || !b || !c || !d || seen < 2) continue
      // Two triangles, because they meet the neighbouring ones without a gap.
      walkTriangle([a, b, c], (s, t) => [column + s, row + t])
      walkTriangle([d, c, b], (s, t) => [column + 1 - s, row + 1 - t])
    }
  }

  function corner(column: number, row: number) {
    const point = place.at[row * (place.columns + 1) + column]
    return point && { x: point[0] * scale, y: point[1] * scale, isSeen: point[2] !== 0 }
  }

  /** Half a cell from its right-angled corner, with four samples per pixel. */
  function walkTriangle([from, along, down]: [Point, Point, Point], toCell: ToCell) {
    const left = Math.max(0, Math.floor(Math.min(from.x, along.x, down.x)))
    const right = Math.min(width - 1, Math.ceil(Math.max(from.x, along.x, down.x)))
    const top = Math.max(0, Math.floor(Math.min(from.y, along.y, down.y)))
    const bottom = Math.min(height - 1, Math.ceil(Math.max(from.y, along.y, down.y)))
    const first = { x: along.x - from.x, y: along.y - from.y }
    const second = { x: down.x - from.x, y: down.y - from.y }
    const area = first.x * second.y - first.y * second.x
    if (Math.abs(area) < 1e-6) return
    for (let y = top; y <= bottom; y += 1) {
      for (let x = left; x <= right; x += 1) {
        for (let sub = 0; sub < 4; sub += 1) {
          const dx = x + (sub % 2 === 0 ? 0.25 : 0.75) - from.x
          const dy = y + (sub < 2 ? 0.25 : 0.75) - from.y
          const s = (dx * second.y - dy * second.x) / area
          const t = (first.x * dy - first.y * dx) / area
          if (s < 0 || t < 0 || s + t >= 1) continue
          const [u, v] = toCell(s, t)
          put(y * width + x, u / place.columns, v / place.rows)
        }
      }
    }
  }
}

/** Place on the grid, in cells, of a place in a triangle: fractions of its two short sides. */
type ToCell = (s: number, t: number) => [number, number]

interface Point {
  x: number
  y: number
}
