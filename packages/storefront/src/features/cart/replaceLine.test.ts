// @vitest-environment happy-dom
import { makeOptionGroup, makeProductCard } from '@shop/contract/factories/products'
import type { Variant } from '@shop/contract/products'
import { beforeEach, expect, test } from 'vitest'
import { toCartItem, type CartItem } from './cartItem.ts'
import { cartStore } from './cartStore.ts'
import { inVariant, replaceLine } from './replaceLine.ts'
import { savedStore } from './savedStore.ts'
import { changesBetween, toSyncedLines } from './syncedCart.ts'

const group = makeOptionGroup('Shade', [{ name: 'Ruby' }, { name: 'Rani', quantity: 4, sellingPrice: 549 }])
const lip = makeProductCard({ id: 1, optionGroups: [group] })
const cream = toCartItem(makeProductCard({ id: 2 }), undefined)
const [ruby, rani] = group.variants as [Variant, Variant]
const lineOf = (variant: Variant, quantity: number): CartItem => ({ ...toCartItem(lip, variant), quantity })
const names = () => cartStore.read().map(({ option_name, quantity }) => `${option_name} ${quantity}`)

beforeEach(() => {
  cartStore.update(() => [])
  savedStore.update(() => [])
})

test('puts the other variant into the place of the line, with its quantity and price', () => {
  const line = lineOf(ruby, 2)
  cartStore.update(() => [line, cream])
  const to = inVariant(line, lip, rani)
  expect(to).toMatchObject({ option_name: 'Rani', quantity: 2, sell_price: 549 })
  replaceLine(line, [to])
  expect(names()).toEqual(['Rani 2', 'null 1'])
})

test('joins the quantities, within stock, and separates them again', () => {
  const [one, other] = [lineOf(rani, 3), lineOf(ruby, 2)]
  cartStore.update(() => [one, cream, other])
  const to = inVariant(other, lip, rani)
  replaceLine(other, [to])
  expect(names()).toEqual(['null 1', 'Rani 4'])
  replaceLine(to, [other, one])
  expect(names()).toEqual(['null 1', 'Ruby 2', 'Rani 3'])
})

test('sends the new line and the removal of the old one in one request', () => {
  const line = lineOf(ruby, 2)
  cartStore.update(() => [line])
  const before = toSyncedLines(cartStore.read(), [])
  replaceLine(line, [inVariant(line, lip, rani)])
  expect(changesBetween(before, toSyncedLines(cartStore.read(), []))).toEqual([
    { product_id: 1, variant_id: rani.id, quantity: 2, saved: false },
    { product_id: 1, variant_id: ruby.id, quantity: 0, saved: false },
  ])
})

test('changes nothing when another tab has removed the line', () => {
  cartStore.update(() => [lineOf(rani, 1)])
  replaceLine(lineOf(ruby, 2), [lineOf(rani, 3)])
  expect(names()).toEqual(['Rani 1'])
})

test('takes the variant from what is saved for later', () => {
  const line = lineOf(ruby, 1)
  cartStore.update(() => [line])
  savedStore.update(() => [lineOf(rani, 1)])
  replaceLine(line, [inVariant(line, lip, rani)])
  expect(savedStore.read()).toEqual([])
})
