import { PROFILE_TAB } from '@shop/contract/limits'

export type ProfileTab = 'profile' | 'orders' | 'wishlist' | 'addresses' | 'devices'

const QUERY_OF: readonly (readonly [string, ProfileTab])[] = [
  ['Myorders', 'orders'],
  ['Mywishlist', 'wishlist'],
  ['Myaddresses', 'addresses'],
  ['Mydevices', 'devices'],
]

/**
 * The tab of the address (specification §2), else the details after a followed link, else the last open tab
 * (specification §3, key `tab`).
 */
export function profileTab(search: URLSearchParams, stored: number, hasFollowedLink: boolean): ProfileTab {
  const asked = QUERY_OF.find(([name]) => search.get(name) === 'true')
  if (asked) return asked[1]
  return hasFollowedLink ? 'profile' : tabOfNumber(stored)
}

/** Number of a tab in storage (specification §9); addresses and devices have none. */
export function numberOfTab(tab: ProfileTab): number | undefined {
  return tab in PROFILE_TAB ? PROFILE_TAB[tab as keyof typeof PROFILE_TAB] : undefined
}

function tabOfNumber(stored: number): ProfileTab {
  if (stored === PROFILE_TAB.orders) return 'orders'
  return stored === PROFILE_TAB.wishlist ? 'wishlist' : 'profile'
}
