import { describe, expect, it } from 'vitest'
import { evenPlane, FINE } from './evenPlane.ts'

const SIDE = 80

/** A plane of the values that `at` gives. */
function planeOf(at: (x: number, y: number) => number): Uint8Array {
  return Uint8Array.from({ length: SIDE * SIDE }, (_, i) => at(i % SIDE, Math.floor(i / SIDE)))
}

const evened = async (plane: Uint8Array) =>
  Array.from(await evenPlane(plane, SIDE, SIDE), (value) => value / FINE)
const differences = (row: number[]) => row.slice(1).map((value, i) => Math.abs(value - (row[i] ?? 0)))

describe('evenPlane', () => {
  it('removes patches of one step from a smooth surface', async () => {
    const even = await evened(planeOf((x, y) => 200 + ((Math.floor(x / 8) + Math.floor(y / 8)) % 2)))
    for (const value of even) expect(value).toBeCloseTo(200.5, 0)
    expect(Math.max(...differences(even.slice(SIDE * 40, SIDE * 41)))).toBeLessThan(0.3)
  })

  it('turns the steps of a slow shadow into a slope', async () => {
    const row = (await evened(planeOf((x) => 180 + Math.floor(x / 16)))).slice(SIDE * 40, SIDE * 41)
    expect(Math.max(...differences(row))).toBeLessThan(0.5)
    expect(row.at(-1)! - row[0]!).toBeGreaterThan(3)
  })

  it('keeps an edge as sharp as it is', async () => {
    const even = await evened(planeOf((x) => (x < SIDE / 2 ? 60 : 200)))
    const row = even.slice(SIDE * 40, SIDE * 41)
    expect(row[SIDE / 2 - 1]).toBeCloseTo(60, 0)
    expect(row[SIDE / 2]).toBeCloseTo(200, 0)
  })

  it('keeps what a plane of one value is', async () => {
    expect(new Set(await evened(planeOf(() => 255)))).toEqual(new Set([255]))
  })
})
