/** The keys of local storage that the specification names (§3). */
type SpecKey =
  'user' | 'disc' | 'Coupon' | 'Products' | 'cartItems' | 'TotalItems' | 'brands' | 'tab' | 'city'

/** The shop's own. `menu…` are the *menu selections* of §3. */
type OwnKey =
  'cartReceipt' | 'checkout' | 'consent' | 'keptCart' | 'menuBrandTab' | 'menuCategory' | 'pincode'

/** Every key of local storage; decision 026 says what each holds. A new one is named here first. */
export type StorageKey = SpecKey | OwnKey
