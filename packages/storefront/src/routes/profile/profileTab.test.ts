import { expect, test } from 'vitest'
import { numberOfTab, profileTab } from './profileTab.ts'

test.each([
  ['', 1, true, 'profile'],
  ['', 4, true, 'profile'],
  ['', 1, false, 'profile'],
  ['', 2, false, 'orders'],
  ['', 4, false, 'wishlist'],
  ['', 99, false, 'profile'],
  ['Myorders=true', 4, false, 'orders'],
  ['Mywishlist=true', 1, true, 'wishlist'],
  ['Myaddresses=true', 4, false, 'addresses'],
  ['Mydevices=true', 4, false, 'devices'],
  ['Mywishlist=false', 2, true, 'profile'],
  ['x=1', 2, false, 'orders'],
] as const)(
  'opens for ?%s, with the stored tab %i (link followed: %s), the tab %s',
  (search, stored, hasFollowedLink, tab) => {
    expect(profileTab(new URLSearchParams(search), stored, hasFollowedLink)).toBe(tab)
  },
)

test('uses the tab numbers of the specification', () => {
  expect(['profile', 'orders', 'wishlist', 'addresses'].map((tab) => numberOfTab(tab as 'profile'))).toEqual([
    1,
    2,
    4,
    undefined,
  ])
})
