/** Keys of the specification (§3). */
type SpecKey =
  | 'user'
  | 'disc'
  | 'Coupon'
  | 'Products'
  | 'cartItems'
  | 'TotalItems'
  | 'brands'
  | 'tab'
  | 'city'

/** Our own keys. `menu…` are the *menu selections* of §3. */
type OwnKey =
  | 'cartReceipt'
  | 'checkout'
  | 'consent'
  | 'syncedCart'
  | 'menuBrandTab'
  | 'menuCategory'
  | 'pincode'
  | 'recentlyViewed'
  | 'recentSearches'
  | 'scheme'

/** Every key of local storage; decision 026 describes their values. Add new keys here first. */
export type StorageKey = SpecKey | OwnKey
