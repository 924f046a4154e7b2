import { PROFILE_TAB } from '@shop/contract/limits'

export type ProfileTab = 'profile' | 'orders' | 'wishlist' | 'addresses' | 'devices'

const QUERY_OF: readonly (readonly [string, ProfileTab])[] = [
  ['Myorders', 'orders'],
  ['Mywishlist', 'wishlist'],
  ['Myaddresses', 'addresses'],
  ['Mydevices', 'devices'],
]

/** The tab of the address (specification §2). An address shows one tab, also after a reload and on the way back. */
export function profileTab(search: URLSearchParams): ProfileTab {
  return QUERY_OF.find(([name]) => search.get(name) === 'true')?.[1] ?? 'profile'
}

/** Number of a tab in storage (specification §9); addresses and devices have none. */
export function numberOfTab(tab: ProfileTab): number | undefined {
  return tab in PROFILE_TAB ? PROFILE_TAB[tab as keyof typeof PROFILE_TAB] : undefined
}
