import { PROFILE_TAB } from '@shop/contract/limits'

/** The parts of an account. */
export type ProfileTab = 'profile' | 'orders' | 'wishlist' | 'addresses' | 'devices'

const QUERY_OF: readonly (readonly [string, ProfileTab])[] = [
  ['Myorders', 'orders'],
  ['Mywishlist', 'wishlist'],
  ['Myaddresses', 'addresses'],
  ['Mydevices', 'devices'],
]

/**
 * The tab that an address asks for (spec §2). An address that asks for none shows the details; where the shopper did not
 * follow a link to it but came back or typed it, the tab that was open last (spec §3, key `tab`).
 */
export function profileTab(search: URLSearchParams, stored: number, hasFollowedLink: boolean): ProfileTab {
  const asked = QUERY_OF.find(([name]) => search.get(name) === 'true')
  if (asked) return asked[1]
  return hasFollowedLink ? 'profile' : tabOfNumber(stored)
}

/** The number of a tab in storage (spec §9); addresses and devices have none. */
export function numberOfTab(tab: ProfileTab): number | undefined {
  return tab in PROFILE_TAB ? PROFILE_TAB[tab as keyof typeof PROFILE_TAB] : undefined
}

function tabOfNumber(stored: number): ProfileTab {
  if (stored === PROFILE_TAB.orders) return 'orders'
  return stored === PROFILE_TAB.wishlist ? 'wishlist' : 'profile'
}
