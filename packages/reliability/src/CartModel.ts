import { CART_LINE_QUANTITY_MAX } from '@shop/contract/limits'

export interface ModelLine {
  quantity: number
  saved: boolean
}
export type ModelCart = Map<number, ModelLine>

export interface ModelBrowser {
  user: number | undefined
  /** User whose cart the browser holds: a user whose session ended may come back. */
  owner: number | undefined
  cart: ModelCart
  isOnline: boolean
  /** Products that only this browser changes, so that two devices never change the same line at once. */
  products: readonly number[]
}

/** Expected cart of every user and browser, without calls, tabs and time. */
export class CartModel {
  readonly accounts: ModelCart[]
  readonly browsers: ModelBrowser[]

  constructor(users: number, products: readonly (readonly number[])[]) {
    this.accounts = Array.from({ length: users }, () => new Map())
    this.browsers = products.map((own) => ({
      user: undefined,
      owner: undefined,
      cart: new Map(),
      isOnline: true,
      products: own,
    }))
  }

  accountOf(user: number): ModelCart {
    const account = this.accounts[user]
    if (account === undefined) throw new Error(`There is no user ${user}`)
    return account
  }

  change(
    browser: ModelBrowser,
    product: number,
    change: (line: ModelLine | undefined) => ModelLine | undefined,
  ) {
    const line = change(browser.cart.get(product))
    if (line === undefined) browser.cart.delete(product)
    else browser.cart.set(product, line)
    this.save(browser)
  }

  /** Copies the browser's own lines to its user, if it is online. */
  save({ user, isOnline, products, cart }: ModelBrowser): void {
    if (user === undefined || !isOnline) return
    const account = this.accountOf(user)
    for (const product of products) {
      const line = cart.get(product)
      if (line === undefined) account.delete(product)
      else account.set(product, line)
    }
  }

  isUnsaved({ user, products, cart }: ModelBrowser): boolean {
    const account = user === undefined ? undefined : this.accountOf(user)
    return products.some((product) => !isSameLine(account?.get(product), cart.get(product)))
  }

  /** Resumes the user's own cart, or merges another one. Returns the products that the receipt must name. */
  login(browser: ModelBrowser, user: number): number[] {
    const account = this.accountOf(user)
    const before = browser.cart
    const joined = browser.owner === user ? [] : [...before]
    for (const [product, { quantity, saved }] of joined) {
      const had = account.get(product)
      const sum = Math.min(quantity + (had?.quantity ?? 0), CART_LINE_QUANTITY_MAX)
      account.set(product, { quantity: sum, saved: saved && (had?.saved ?? true) })
    }
    browser.user = user
    if (browser.owner === user) this.save(browser)
    browser.owner = user
    this.refresh(browser)
    const isAsBefore =
      account.size === before.size &&
      [...before].every(([product, line]) => isSameLine(account.get(product), line))
    return isAsBefore ? [] : joined.map(([product]) => product)
  }

  logout(browser: ModelBrowser): void {
    browser.user = undefined
    browser.owner = undefined
    browser.cart = new Map()
  }

  refresh(browser: ModelBrowser): void {
    if (browser.user !== undefined && browser.isOnline) browser.cart = new Map(this.accountOf(browser.user))
  }
}

const isSameLine = (a: ModelLine | undefined, b: ModelLine | undefined) =>
  a?.quantity === b?.quantity && a?.saved === b?.saved
