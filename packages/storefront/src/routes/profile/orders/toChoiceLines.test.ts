import { expect, test } from 'vitest'
import { storyOrder } from '#testing/storyOrder.ts'
import { toChoiceLines } from './toChoiceLines.ts'

const [line] = storyOrder.lines
if (line === undefined) throw new Error('The order of the stories has no line')

test('lists what can be chosen first, with the price of what is left', () => {
  const lines = toChoiceLines(
    [
      { ...line, line_id: 'hygiene', why_not: 'Hygiene.' },
      {
        ...line,
        line_id: 'offer',
        quantity: 4,
        quantity_returned: 1,
        unit_price: 99,
        line_total: 396,
        offer_discount: 47,
        line_charge: 349,
      },
      { ...line, line_id: 'coupon', line_charge: 898 },
      { ...line, line_id: 'both', offer_discount: 47, line_charge: 898 },
      { ...line, line_id: 'gift', is_gift: true },
    ],
    ({ line_id }) => line_id !== 'hygiene',
  )
  expect(lines.map(({ id, price, disabledReason }) => [id, price, disabledReason])).toEqual([
    ['offer', '₹261.75 after offer', null],
    ['coupon', '₹898 after coupon', null],
    ['both', '₹898 after offer and coupon', null],
    ['gift', 'Free gift', null],
    ['hygiene', '₹998', 'Hygiene.'],
  ])
})
