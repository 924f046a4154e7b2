/** The keys of local storage that the specification names (§3); decision 026 says what each holds. */
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

/** The shop's own: what was last open in the menus (§3, *menu selections*), and the answer about privacy. */
type OwnKey = 'menuCategory' | 'menuBrandTab' | 'consent'

export type StorageKey = SpecKey | OwnKey
