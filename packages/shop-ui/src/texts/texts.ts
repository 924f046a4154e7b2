import type { account } from './account.ts'
import type { content } from './content.ts'
import type { orders } from './orders.ts'
import type { menus } from './menus.ts'
import type { shell } from './shell.ts'
import type { shopping } from './shopping.ts'
import type { sizes } from './sizes.ts'

/** Texts of every component. They are in several files, so that a page loads those of its own components. */
export type ShopTexts = ReturnType<typeof account> &
  ReturnType<typeof content> &
  ReturnType<typeof orders> &
  ReturnType<typeof menus> &
  ReturnType<typeof shell> &
  ReturnType<typeof shopping> &
  ReturnType<typeof sizes>

/** Some of them, for the rest of which English stays. */
export type SomeShopTexts = { readonly [Component in keyof ShopTexts]?: Partial<ShopTexts[Component]> }
