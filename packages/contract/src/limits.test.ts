import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from './defaultSettings.ts'
import {
  ACCOUNT_NAME_CUT,
  ACCOUNT_NAME_MAX,
  CAROUSEL_AUTOPLAY_MS,
  DEFAULT_FILTERS,
  PROFILE_TAB,
  REFUND_CARD_DAYS_MAX,
  REFUND_INITIATED_HOURS,
  REFUND_PREPAID_DAYS,
  SEARCH_DEBOUNCE_MS,
  TOAST_ERROR_MS,
  TOAST_SUCCESS_MS,
  TOASTS_MAX,
} from './limits.ts'

/** Numbers that the specification fixes. */
test.each<[string, unknown, unknown]>([
  ['the pause before suggestions', SEARCH_DEBOUNCE_MS, 500],
  [
    'the filters of an untouched list',
    DEFAULT_FILTERS,
    { priceMin: 0, priceMax: 50_000, discountMin: 0, discountMax: 100 },
  ],
  ['the longest name that is not cut', ACCOUNT_NAME_MAX, 20],
  ['what is left of a cut name', ACCOUNT_NAME_CUT, 11],
  ['the numbers of the profile’s tabs', PROFILE_TAB, { profile: 1, orders: 2, wishlist: 4 }],
  ['how long a success is shown', TOAST_SUCCESS_MS, 2_000],
  ['how long an error is shown', TOAST_ERROR_MS, 4_000],
  ['how many toasts there are at once', TOASTS_MAX, 20],
  ['the pace of the carousel', CAROUSEL_AUTOPLAY_MS, 4_000],
  ['days to return', DEFAULT_SETTINGS.returns.days, 7],
  ['minutes of an express delivery', DEFAULT_SETTINGS.delivery.express.minutes, 120],
  ['days until a prepaid refund has arrived', REFUND_PREPAID_DAYS, { min: 7, max: 10 }],
  ['hours until a refund is initiated', REFUND_INITIATED_HOURS, { min: 24, max: 48 }],
  ['days until a card has its refund', REFUND_CARD_DAYS_MAX, 5],
])('equals the specification: %s', (_, limit, written) => {
  expect(limit).toEqual(written)
})
