import { expect, it } from 'vitest'
import { layInk, layPrint } from './ink.ts'
import type { LabelPosition } from './negatives.ts'

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect x="5" width="5" height="10"/></svg>'

it('places a label only in its area', async () => {
  const at: LabelPosition['at'] = [
    [4, 4],
    [12, 4],
    [4, 12],
    [12, 12],
  ]
  const place: LabelPosition = { columns: 1, rows: 1, aspect: 1, on: 'body', what: 'full', at }
  const ink = await layInk(square, place, 16, 16, 1)
  const inkAt = (x: number, y: number) => ink[y * 16 + x]
  expect(inkAt(10, 8)).toBeCloseTo(1)
  expect(inkAt(5, 8)).toBeCloseTo(0)
  expect(inkAt(14, 8)).toBe(0)
  const larger = await layInk(square, place, 32, 32, 2)
  expect(larger[16 * 32 + 20]).toBeCloseTo(1)
})

it('prints a cloth in the colours of its print, and leaves what something hides', async () => {
  const red =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#ff0000"/></svg>'
  const at: LabelPosition['at'] = [[0, 0], [8, 0], [16, 0, 0], null, [0, 8], [8, 8], [16, 8, 0], null]
  const place: LabelPosition = { columns: 3, rows: 1, aspect: 2, on: 'body', what: 'print', at }
  const dyes = await layPrint(red, place, 24, 8, 1)
  const dyeAt = (x: number, y: number) => Array.from(dyes.subarray((y * 24 + x) * 4, (y * 24 + x) * 4 + 4))
  expect(dyeAt(4, 4)).toEqual([255, 0, 0, 255])
  expect(dyeAt(20, 4)).toEqual([0, 0, 0, 0])
})
