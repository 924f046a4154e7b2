import { expect, test } from 'vitest'
import { ReplicaLag } from './ReplicaLag.ts'

test('is unknown before the primary was seen', () => {
  expect(new ReplicaLag().of(100, 5_000)).toBe(Infinity)
})

test('is the age of the oldest position that the replica lacks', () => {
  const lag = new ReplicaLag()
  lag.add(1_000, 100)
  lag.add(1_500, 200)
  lag.add(2_000, 300)
  expect([lag.of(99, 2_100), lag.of(100, 2_100), lag.of(250, 2_100), lag.of(300, 2_100)]).toEqual([
    1_100, 600, 100, 0,
  ])
})

test('does not grow while nothing is written, and does while the replica is cut off', () => {
  const lag = new ReplicaLag()
  lag.add(1_000, 100)
  lag.add(2_000, 100)
  expect(lag.of(100, 2_000)).toBe(0)
  expect(lag.of(99, 9_000)).toBe(8_000)
})
