import { expect, test } from 'vitest'
import type { Pixels } from './develop.ts'
import { placeInRow } from './placeInRow.ts'

/** A backdrop of one tone with a dark stripe in its middle. */
function photograph(tone: number, width = 80, height = 20): Pixels {
  const data = Buffer.alloc(width * height * 3, tone)
  for (let y = 0; y < height; y += 1)
    data.fill(0, (y * width + width / 2 - 4) * 3, (y * width + width / 2 + 4) * 3)
  return { data, width, height }
}

const toneAt = ({ data, width }: Pixels, x: number) => data[(10 * width + x) * 3] ?? 0

test('continues the backdrop on both sides of one photograph', () => {
  const row = placeInRow([photograph(200)], 200)
  expect([row.width, row.height]).toEqual([200, 20])
  expect(toneAt(row, 0)).toBeCloseTo(200, -0.5)
  expect(toneAt(row, 199)).toBeCloseTo(200, -0.5)
  expect(toneAt(row, 100)).toBeLessThan(2)
})

test('fades from one photograph into the next without an edge', () => {
  const row = placeInRow([photograph(200), photograph(160)], 160)
  const tones = Array.from({ length: 20 }, (_, i) => toneAt(row, 70 + i))
  const steps = tones.slice(1).map((tone, i) => Math.abs(tone - (tones[i] ?? 0)))
  expect(Math.max(...steps)).toBeLessThan(12)
  expect(toneAt(row, 40)).toBeLessThan(2)
  expect(toneAt(row, 120)).toBeLessThan(2)
})

test('lets the shadow at the side of a photograph end without an edge', () => {
  const shaded = photograph(200)
  for (let y = 0; y < shaded.height; y += 1)
    for (let x = 44; x < 80; x += 1) shaded.data.fill(200 - (x - 44), (y * 80 + x) * 3, (y * 80 + x + 1) * 3)
  const row = placeInRow([shaded], 200)
  const tones = Array.from({ length: 90 }, (_, i) => toneAt(row, 110 + i))
  const steps = tones.slice(1).map((tone, i) => Math.abs(tone - (tones[i] ?? 0)))
  expect(Math.max(...steps)).toBeLessThan(4)
  expect(tones.at(-1)).toBeCloseTo(200, -0.5)
})
