import { makeProductCard } from '@shop/contract/factories/products'
import { expect, test } from 'vitest'
import { bestSellersOf } from './bestSellersOf.ts'

const cards = (...flags: boolean[]) =>
  flags.map((isBestSeller, id) => makeProductCard({ id: id + 1, isBestSeller }))

test('calls only best sellers so', () => {
  expect(bestSellersOf(cards(true, false, true, true))?.map(({ id }) => id)).toEqual([1, 3, 4])
})

test('shows no badge on best sellers, whose heading says so', () => {
  const badges = bestSellersOf(cards(true, true, true))?.map(({ isBestSeller }) => isBestSeller)
  expect(badges).toEqual([false, false, false])
})

test('calls nothing best sellers when they fill no row', () => {
  expect(bestSellersOf(cards(true, false, true))).toBeUndefined()
})
