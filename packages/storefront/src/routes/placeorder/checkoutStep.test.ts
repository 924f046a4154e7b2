import { expect, test } from 'vitest'
import { paths } from '#lib/paths.ts'
import { parseCheckoutStep } from './checkoutStep.ts'

const at = (path: string) => parseCheckoutStep(new URL(path, 'https://shop.in').searchParams)

test('parses every address that it builds', () => {
  expect(at(paths.checkout())).toEqual({ step: 'address', addressId: undefined, edited: undefined })
  expect(at(paths.checkoutAddress())).toMatchObject({ step: 'address', edited: undefined })
  expect(at(paths.checkoutAddress('new'))).toMatchObject({ step: 'address', edited: 'new' })
  expect(at(paths.checkoutAddress(7))).toMatchObject({ step: 'address', edited: 7 })
  expect(at(paths.checkoutReview(7))).toEqual({ step: 'review', addressId: 7, edited: undefined })
})

test.each(['?step=review', '?step=review&address=-1', '?step=review&address=x', '?step=pay', '?edit=<b>'])(
  'starts the checkout at its first step for %s',
  (search) => {
    expect(at(`/placeorder${search}`)).toEqual({ step: 'address', addressId: undefined, edited: undefined })
  },
)
