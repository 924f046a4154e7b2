import { expect, test } from 'vitest'
import { bestFirst } from './bestFirst.ts'

test('recommends what is in stock and liked before the rest, and keeps the order among equals', () => {
  const card = (id: number, quantity: number, rating_average: number, rating_count = 3) => ({
    id,
    quantity,
    rating_average,
    rating_count,
  })
  const cards = [card(1, 0, 5), card(2, 9, 2.5), card(3, 9, 3.5), card(4, 9, 0, 0), card(5, 9, 4.8)]
  expect(bestFirst(cards).map(({ id }) => id)).toEqual([3, 4, 5, 2, 1])
})
