import { expect, test } from 'vitest'
import type { Pixels } from './develop.ts'
import { withMargins } from './withMargins.ts'

/** A backdrop of one tone with a dark stripe in its middle. */
function photograph(tone: number, width = 80, height = 40): Pixels {
  const data = Buffer.alloc(width * height * 3, tone)
  for (let y = 0; y < height; y += 1)
    data.fill(0, (y * width + width / 2 - 4) * 3, (y * width + width / 2 + 4) * 3)
  return { data, width, height }
}

const toneAt = ({ data, width }: Pixels, x: number, y: number) => data[(y * width + x) * 3]

test('continues the backdrop on every side and keeps the picture whole', () => {
  const picture = withMargins(photograph(200), '#c8c8c8', 160, 60)
  expect([picture.width, picture.height]).toEqual([160, 60])
  const corners = [0, 159].flatMap((x) => [0, 59].map((y) => toneAt(picture, x, y)))
  for (const tone of corners) expect(tone).toBeCloseTo(200, -0.5)
  expect(toneAt(picture, 80, 32)).toBe(0)
})

test('does not draw what stands at the edge into the margin', () => {
  const picture = withMargins(photograph(200), '#c8c8c8', 160, 60)
  expect(toneAt(picture, 80, 5)).toBeCloseTo(200, -0.5)
  expect(toneAt(picture, 80, 58)).toBeCloseTo(200, -0.5)
})

test('meets a surface of the tint without an edge', () => {
  const picture = withMargins(photograph(190), '#c8c8c8', 160, 60)
  for (const x of [0, 20, 139, 159]) expect(toneAt(picture, x, 30)).toBeCloseTo(200, -0.5)
})
