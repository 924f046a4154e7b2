import type { account } from './account.ts'
import type { blogTexts } from './blog.ts'
import type { cart } from './cart.ts'
import type { checkout } from './checkout.ts'
import type { contact } from './contact.ts'
import type { coupon } from './coupon.ts'
import type { orders } from './orders.ts'
import type { menus } from './menus.ts'
import type { policy } from './policy.ts'
import type { product } from './product.ts'
import type { shell } from './shell.ts'
import type { sizes } from './sizes.ts'

/** Texts of every component. They are in several files, so that a page loads those of its own components. */
export type ShopTexts = ReturnType<typeof account> &
  ReturnType<typeof blogTexts> &
  ReturnType<typeof cart> &
  ReturnType<typeof checkout> &
  ReturnType<typeof contact> &
  ReturnType<typeof coupon> &
  ReturnType<typeof orders> &
  ReturnType<typeof menus> &
  ReturnType<typeof policy> &
  ReturnType<typeof product> &
  ReturnType<typeof shell> &
  ReturnType<typeof sizes>

/** Some of them, for the rest of which English stays. */
export type SomeShopTexts = { readonly [Component in keyof ShopTexts]?: Partial<ShopTexts[Component]> }
