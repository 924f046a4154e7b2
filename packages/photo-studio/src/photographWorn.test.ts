import { hueOf } from '@shop/demo-catalogue/drawings/colour'
import { products } from '@shop/demo-catalogue/products/products'
import { wornAs } from '@shop/demo-catalogue/pictures/wornAs'
import { expect, test, vi } from 'vitest'
import { hasNegative } from './negatives.ts'
import { photographWorn } from './photographWorn.ts'

// Composing is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const WIDTH = 160
const tint = '#f3d6cf'

test('has a negative of each way in which a product of the catalogue is worn', () => {
  const ways = new Set(products.map(wornAs).filter((how) => how !== undefined))
  expect([...ways].filter((how) => !hasNegative(`skin.${how}`))).toEqual([])
})

test('shows skin that is darker from arm to arm, whatever the shade', async () => {
  const { data, height } = await photographWorn({ how: 'swipe', colour: '#8c1d2f', tint }, WIDTH)
  const other = await photographWorn({ how: 'swipe', colour: '#e8b98f', tint }, WIDTH)
  const at = (x: number, y: number) => (Math.round(y * height) * WIDTH + Math.round(x * WIDTH)) * 3
  const lightAt = (x: number, y: number) => data[at(x, y)] ?? 0
  // Bare skin, right of each swipe.
  const arms = [0.08, 0.3, 0.52, 0.75].map((y) => lightAt(0.9, y))
  expect(arms).toEqual(arms.toSorted((a, b) => b - a))
  expect(new Set(arms).size).toBe(4)
  const bluest = data[at(0.9, 0.08) + 2]
  expect(bluest, 'the first arm is fair').toBeGreaterThan(150)
  const changed =
    data.filter((value, at) => Math.abs(value - (other.data[at] ?? 0)) > 24).length / data.length
  expect(changed).toBeGreaterThan(0.05)
  expect(changed).toBeLessThan(0.3)
})

test('shows arms that narrow to a wrist before the hand', async () => {
  const { data, height } = await photographWorn({ how: 'swipe', colour: '#8c1d2f', tint: '#2c4fd8' }, WIDTH)
  /** Rows of a column that show no blue backdrop. */
  const skinAt = (x: number) =>
    Array.from({ length: height }, (_, y) => (y * WIDTH + Math.round(x * WIDTH)) * 3).filter(
      (at) => (data[at] ?? 0) > (data[at + 2] ?? 0),
    ).length
  const [arm, wrist, hand] = [skinAt(0.1), skinAt(0.75), skinAt(0.98)]
  expect(wrist).toBeLessThan(arm * 0.8)
  expect(hand).toBeGreaterThan(wrist * 1.2)
})

test('tries every pan of a palette in its own colour', async () => {
  const pans = ['#d8342c', '#2fa84a', '#2c4fd8', '#d8b42c']
  const { data, height } = await photographWorn({ how: 'pans', colour: '#a9653f', tint, pans }, WIDTH)
  const seen = new Set<number>()
  for (let at = 0; at < WIDTH * height * 3; at += 3) {
    const { hue, chroma } = hueOf(`#${data.subarray(at, at + 3).toString('hex')}`)
    if (chroma > 0.12) seen.add(Math.floor(hue / 30))
  }
  expect([...seen]).toEqual(expect.arrayContaining(pans.map((pan) => Math.floor(hueOf(pan).hue / 30))))
})
