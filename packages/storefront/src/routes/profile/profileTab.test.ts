import { expect, test } from 'vitest'
import { numberOfTab, profileTab } from './profileTab.ts'

test.each([
  ['', 'profile'],
  ['x=1', 'profile'],
  ['Mywishlist=false', 'profile'],
  ['Myorders=true', 'orders'],
  ['Mywishlist=true', 'wishlist'],
  ['Myaddresses=true', 'addresses'],
  ['Mydevices=true', 'devices'],
] as const)('opens for ?%s the tab %s', (search, tab) => {
  expect(profileTab(new URLSearchParams(search))).toBe(tab)
})

test('uses the tab numbers of the specification', () => {
  expect(['profile', 'orders', 'wishlist', 'addresses'].map((tab) => numberOfTab(tab as 'profile'))).toEqual([
    1,
    2,
    4,
    undefined,
  ])
})
