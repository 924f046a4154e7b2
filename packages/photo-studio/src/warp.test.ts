import { expect, test } from 'vitest'
import { warp } from './warp.ts'

/** Two by two cells whose middle is pulled to a side, as cloth is in a fold. */
const folded = [
  [2, 2],
  [20, 2],
  [38, 2],
  [2, 20],
  [27, 13],
  [38, 20],
  [2, 38],
  [20, 38],
  [38, 38],
].map(([x = 0, y = 0]): [number, number] => [x + 0.013, y + 0.031])

test('covers a folded label without a gap, and nothing twice', () => {
  const samples = new Uint8Array(40 * 40)
  warp({ columns: 2, rows: 2, aspect: 1, on: 'body', what: 'print', at: folded }, 40, 40, 1, (at) => {
    samples[at] = (samples[at] ?? 0) + 1
  })
  const within = Array.from(
    { length: 36 * 36 },
    (_, i) => samples[(2 + Math.floor(i / 36)) * 40 + 2 + (i % 36)],
  )
  expect(new Set(within)).toEqual(new Set([4]))
})
