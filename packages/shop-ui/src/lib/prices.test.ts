import { formatRupees } from '@shop/contract/money'
import { formatPrice } from '@shop/ui/formats'
import { expect, test } from 'vitest'

test.each([0, 1, 99.01, 499, 499.5, 0.1 + 0.2, 1249.99, 123_456.2, 9_999_999])(
  'writes %d rupees in the design system as the shop charges them',
  (rupees) => {
    expect(formatPrice(rupees)).toBe(formatRupees(rupees))
  },
)
