import { defaultDelivery } from '@shop/contract/defaultDelivery'
import { paiseOfRupees } from '@shop/contract/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCartQuote } from './cart.mapper.ts'
import type { SoldVariant } from './cart.repository.ts'
import { priceCart } from './priceCart.ts'
import { priceLines } from './priceLines.ts'

type Items = Parameters<typeof priceLines>[0]

const guest = { isKnown: false, hasOrdered: false, usesOf: new Map<number, number>() }
const terms = {
  offers: [],
  couponInput: undefined,
  coupon: undefined,
  publicCoupons: [],
  user: guest,
  delivery: defaultDelivery,
  now: new Date(),
}
const quoteCart = (items: Items, variants: readonly SoldVariant[]) =>
  toCartQuote(priceCart(priceLines(items, variants), terms), {
    delivery: null,
    held_up_by: null,
    serviceable: null,
  })

const makeVariant = (change: Partial<SoldVariant> = {}): SoldVariant => ({
  productId: 1,
  variantId: 11,
  optionName: null,
  netQuantity: null,
  mrpPaise: 59_950,
  sellingPricePaise: 39_901,
  additionalDiscount: 0,
  stores: [{ storeId: 1, units: 5 }],
  title: 'Kajal',
  slug: 'rozana-kajal',
  brandId: 1,
  categoryIds: [1, 2, 3],
  brandName: 'Rozana',
  image: '',
  isReturnable: false,
  ...change,
})
const shades = [
  makeVariant({ variantId: 11, optionName: 'Ruby' }),
  makeVariant({ variantId: 12, optionName: 'Coral', stores: [] }),
]
const item = (change: Partial<Items[number]> = {}) => ({
  product_id: 1,
  variant_id: null,
  quantity: 1,
  ...change,
})

describe('a line', () => {
  test('charges each unit of a line rounded up to whole rupees', () => {
    const { lines, totals } = quoteCart([item({ quantity: 3 })], [makeVariant()])
    expect(lines).toMatchObject([
      {
        quantity: 3,
        quantity_max: 5,
        mrp: 600,
        selling_price: 400,
        line_mrp: 1800,
        line_total: 1200,
        changes: [],
      },
    ])
    expect(totals).toEqual({
      mrp: 1800,
      discount: 600,
      offer_discount: 0,
      coupon_discount: 0,
      delivery_fee: 0,
      total: 1200,
      free_delivery_missing: 0,
      free_delivery_from: 499,
    })
  })

  test('reduces a line to the stock, and to ten units', () => {
    expect(quoteCart([item({ quantity: 7 })], [makeVariant()]).lines).toMatchObject([
      { quantity: 5, quantity_max: 5, changes: ['quantity_reduced'] },
    ])
    const twice = [item({ quantity: 8 }), item({ quantity: 8 })]
    expect(
      quoteCart(twice, [
        makeVariant({
          stores: [
            { storeId: 1, units: 90 },
            { storeId: 2, units: 9 },
          ],
        }),
      ]).lines,
    ).toMatchObject([{ quantity: 10, quantity_max: 10, changes: ['quantity_reduced'] }])
  })

  test('charges 0 for a line that is out of stock, and shows its price', () => {
    const { lines, totals } = quoteCart([item({ variant_id: 12 })], shades)
    expect(lines).toMatchObject([
      { quantity: 0, selling_price: 400, line_total: 0, changes: ['out_of_stock'] },
    ])
    expect(totals).toEqual({
      mrp: 0,
      discount: 0,
      offer_discount: 0,
      coupon_discount: 0,
      delivery_fee: 0,
      total: 0,
      free_delivery_missing: 499,
      free_delivery_from: 499,
    })
  })

  test.each([
    ['an unknown product', item({ product_id: 2 }), [makeVariant()]],
    [
      'a variant of another product',
      item({ product_id: 2, variant_id: 11 }),
      [makeVariant(), makeVariant({ productId: 2, variantId: 21 })],
    ],
    ['an option that was not chosen', item(), shades],
    ['a withdrawn variant', item({ variant_id: 13 }), shades],
  ])('marks a line as unavailable for %s', (_, wished, variants) => {
    expect(quoteCart([wished], variants).lines).toMatchObject([
      {
        product_id: wished.product_id,
        variant_id: wished.variant_id,
        quantity: 0,
        title: '',
        changes: ['not_sold'],
      },
    ])
  })

  test('detects a changed price, however the seen price was rounded', () => {
    const changesOf = (seen_price: number) =>
      quoteCart([item({ seen_price })], [makeVariant()]).lines[0]?.changes
    expect(changesOf(399.01)).toEqual([])
    expect(changesOf(400)).toEqual([])
    expect(changesOf(401)).toEqual(['price_changed'])
    expect(changesOf(399)).toEqual(['price_changed'])
  })

  test('combines a variant that the cart contains twice, at its first position', () => {
    const { lines } = quoteCart(
      [
        item({ variant_id: null }),
        item({ product_id: 9 }),
        item({ variant_id: 11, quantity: 2, seen_price: 1 }),
      ],
      [makeVariant()],
    )
    expect(lines).toMatchObject([
      { product_id: 1, variant_id: null, quantity: 3, changes: ['price_changed'] },
      { product_id: 9, changes: ['not_sold'] },
    ])
  })
})

test('charges 49 for delivery below 499 of available goods', () => {
  const totalsAt = (sellingPricePaise: number) =>
    quoteCart([item()], [makeVariant({ mrpPaise: 100_000, sellingPricePaise })]).totals
  expect(totalsAt(49_800)).toMatchObject({ delivery_fee: 49, total: 547, free_delivery_missing: 1 })
  expect(totalsAt(49_801)).toMatchObject({ delivery_fee: 0, total: 499, free_delivery_missing: 0 })
})

test('adds up for any cart: total = Σ lines + delivery = mrp − discount + delivery, in whole paise', () => {
  const variant = fc
    .record({
      productId: fc.integer({ min: 1, max: 4 }),
      variantId: fc.integer({ min: 1, max: 12 }),
      optionName: fc.constantFrom(null, 'M'),
      sellingPricePaise: fc.integer({ min: 1, max: 100_000_000 }),
      off: fc.integer({ min: 0, max: 50_000_000 }),
      units: fc.integer({ min: 0, max: 30 }),
    })
    .map(({ off, units, ...rest }) =>
      makeVariant({ ...rest, mrpPaise: rest.sellingPricePaise + off, stores: [{ storeId: 1, units }] }),
    )
  const wished = fc.record({
    product_id: fc.integer({ min: 1, max: 5 }),
    variant_id: fc.option(fc.integer({ min: 1, max: 13 })),
    quantity: fc.integer({ min: 1, max: 10 }),
  })
  fc.assert(
    fc.property(
      fc.array(wished, { maxLength: 20 }),
      fc.array(variant, { maxLength: 12 }),
      (items, variants) => {
        const data = quoteCart(items, variants)
        const { totals, lines } = data
        const inPaise = (rupees: number[]) => rupees.reduce((sum, amount) => sum + paiseOfRupees(amount), 0)
        const goods = inPaise(lines.map(({ line_total }) => line_total))
        expect(inPaise([totals.total])).toBe(goods + paiseOfRupees(totals.delivery_fee))
        expect(inPaise([totals.mrp]) - inPaise([totals.discount])).toBe(goods)
        for (const line of lines) {
          expect(Number.isInteger(line.selling_price)).toBe(true)
          expect(paiseOfRupees(line.line_total)).toBe(paiseOfRupees(line.selling_price) * line.quantity)
          expect(line.quantity).toBeLessThanOrEqual(line.quantity_max)
        }
      },
    ),
    { numRuns: 1_000 },
  )
})
