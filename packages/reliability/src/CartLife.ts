import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '@shop/api/database/openDatabase'
import { accountMessages } from '@shop/contract/accountMessages'
import { CART_LINE_QUANTITY_MAX } from '@shop/contract/limits'
import type { Transport } from '@shop/storefront/lib/api/createApi.ts'
import { sql } from 'drizzle-orm'
import { CartBrowser, Work } from './CartBrowser.ts'
import { USERS, type CartAct } from './cartActs.ts'
import { CartModel, type ModelBrowser, type ModelCart } from './CartModel.ts'
import type { LoadCartTab } from './cartTabs.ts'

const PERSONAL = ['user', 'disc', 'Coupon', 'Products', 'cartItems', 'syncedCart', 'cartReceipt']

export interface CartShop {
  db: Database
  load: LoadCartTab
  send: Transport
  /** Products in ample stock, different ones for each browser. */
  products: readonly (readonly number[])[]
  hasLocks: boolean
  /** Fault that the check must find, planted after each logout. */
  afterLogout?: (browser: CartBrowser, before: ReadonlyMap<string, string>) => void
}

/** Performs a list of acts with the real browser modules and with the model. Throws where the two differ. */
export class CartLife {
  readonly #shop: CartShop
  readonly #work = new Work()
  readonly #browsers: CartBrowser[]
  readonly #model: CartModel
  readonly #users: number[] = []
  readonly #tokens: (string | undefined)[] = []

  private constructor(shop: CartShop) {
    this.#shop = shop
    this.#model = new CartModel(USERS, shop.products)
    this.#browsers = shop.products.map(() => new CartBrowser({ ...shop, work: this.#work }))
  }

  static async live(shop: CartShop, acts: readonly CartAct[]): Promise<void> {
    const life = new CartLife(shop)
    const { rows } = await shop.db.execute<{ id: number }>(
      sql`insert into users (name) select 'Shopper' from generate_series(1, ${USERS}) returning id`,
    )
    life.#users.push(...rows.map(({ id }) => id))
    for (const act of acts) await life.#do(act)
    await life.#judge()
  }

  async #do(act: CartAct): Promise<void> {
    const [browser, model] = this.#at(act.browser)
    const tab = browser.tab(act.tab)
    await browser.hasHeard()
    switch (act.kind) {
      case 'addOne': {
        const id = model.products[act.product] ?? 0
        const account = model.user === undefined ? undefined : this.#model.accountOf(model.user)
        if (account?.get(id)?.saved === true) await this.#settle()
        // A guest's change is not sent; the pending call may be the last one of a logout.
        if (model.user !== undefined) browser.fault = act.fault
        browser.tab(act.tab).addOne(id)
        return this.#model.change(model, id, (line) =>
          line === undefined || line.saved
            ? { quantity: 1, saved: false }
            : { ...line, quantity: Math.min(line.quantity + 1, CART_LINE_QUANTITY_MAX) },
        )
      }
      case 'remove': {
        await this.#settle()
        const id = model.products[act.product] ?? 0
        tab.remove(id)
        return this.#model.change(model, id, (line) => (line?.saved === true ? line : undefined))
      }
      case 'toggleSaved': {
        await this.#settle()
        const id = model.products[act.product] ?? 0
        tab.toggleSaved(id)
        return this.#model.change(model, id, (line) => line && { ...line, saved: !line.saved })
      }
      case 'login':
        return this.#login(act)
      case 'logout':
        return this.#logout(act)
      case 'expire':
        return this.#expire(act)
      case 'goOffline':
        await this.#settle()
        browser.isOnline = model.isOnline = false
        return
      case 'goOnline':
        browser.isOnline = model.isOnline = true
        browser.reconnect()
        return this.#model.save(model)
      case 'openTab':
        return browser.open()
      case 'closeTab':
      case 'reload':
        // Closing the tab ends its logout.
        if (model.user === undefined) await this.#settle()
        if (act.kind === 'reload') browser.reload()
        else browser.close(act.tab)
    }
  }

  async #login({ browser: index, tab, user, fault }: Extract<CartAct, { kind: 'login' }>): Promise<void> {
    const [browser, model] = this.#at(index)
    const brings = [...model.cart.keys()].some((id) => !model.products.includes(id)) && model.owner !== user
    const canBring = this.#model.browsers.every(({ isOnline }) => isOnline)
    if (model.user !== undefined || !model.isOnline || (brings && !canBring)) return
    await this.#settle()
    const token = await this.#makeToken(user)
    this.#tokens[index] = token
    browser.fault = fault
    browser.tab(tab).login('Shopper', token)
    const joined = this.#model.login(model, user)
    if (joined.length > 0) await this.#judgeReceipt(browser, joined)
    if (brings) await this.#reloadAll()
  }

  async #logout({ browser: index, tab }: CartAct): Promise<void> {
    const [browser, model] = this.#at(index)
    if (model.user === undefined) return
    browser.fault = undefined
    browser.toasts.length = 0
    const before = new Map(browser.storage)
    browser.tab(tab).logout()
    expectThat(isForgotten(browser), 'a logout leaves something personal behind')
    this.#shop.afterLogout?.(browser, before)
    if (!model.isOnline && this.#model.isUnsaved(model)) {
      await this.#work.isDone()
      expectThat(
        browser.toasts.includes(accountMessages.cartNotSaved),
        'unsaved changes are lost without a notice',
      )
    }
    this.#model.logout(model)
  }

  async #expire({ browser: index }: CartAct): Promise<void> {
    const [browser, model] = this.#at(index)
    if (model.user === undefined || this.#model.browsers.some(({ isOnline }) => !isOnline)) return
    await this.#reloadAll()
    const hash = createHash('sha256')
      .update(this.#tokens[index] ?? '')
      .digest('hex')
    await this.#shop.db.execute(sql`delete from session where token_sha256 = decode(${hash}, 'hex')`)
    model.user = undefined
    await this.#do({ kind: 'addOne', browser: index, tab: 0, product: 0, fault: undefined })
    await this.#work.isDone()
    // A full line was not changed, so nothing was sent.
    browser.reload()
    await this.#work.isDone()
    expectThat(browser.tab(0).user() === undefined, 'a refused session goes on')
  }

  async #settle(): Promise<void> {
    for (const browser of this.#browsers) browser.fault = undefined
    await this.#work.isDone()
    for (const browser of this.#browsers) if (browser.isOnline) browser.reconnect()
    await this.#work.isDone()
  }

  async #reloadAll(): Promise<void> {
    await this.#settle()
    for (const browser of this.#browsers) browser.reload()
    await this.#settle()
    for (const browser of this.#model.browsers) this.#model.refresh(browser)
  }

  /** Every guest's line must be in the receipt once the answers have arrived. */
  async #judgeReceipt(browser: CartBrowser, joined: readonly number[]): Promise<void> {
    if (browser.fault !== undefined) return
    await this.#settle()
    const told = browser
      .tab(0)
      .receipt()
      .map(({ product_id }) => product_id)
    expectThat(
      isEqual(told.toSorted(), joined.toSorted()),
      `the receipt names ${json(told)}, not ${json(joined)}`,
    )
  }

  async #judge(): Promise<void> {
    for (const [index, model] of this.#model.browsers.entries()) {
      await this.#do({ kind: 'goOnline', browser: index, tab: 0 })
      if (model.user === undefined && model.cart.size === 0)
        expectThat(isForgotten(this.#at(index)[0], true), 'something personal came back after a logout')
    }
    await this.#reloadAll()
    for (const [index, model] of this.#model.browsers.entries()) {
      for (const tab of this.#at(index)[0].tabs) {
        const shown = { inCart: tab.inCart().toSorted(byId), saved: tab.savedForLater().toSorted(byId) }
        expectThat(
          isEqual(shown, toShown(model.cart)),
          `browser ${index} shows ${json(shown)}, not ${json(toShown(model.cart))}`,
        )
      }
    }
    for (const [user, account] of this.#model.accounts.entries()) {
      const { rows } = await this.#shop.db.execute<{ id: number; quantity: number; saved: boolean }>(sql`
        select product_id as id, quantity, is_saved as saved from cart_line where user_id = ${this.#users[user]} order by 1`)
      const kept = rows.map(({ id, quantity, saved }) => [id, { quantity, saved }])
      const wanted = [...account].toSorted(byId).map(([id, { quantity, saved }]) => [id, { quantity, saved }])
      expectThat(isEqual(kept, wanted), `user ${user} has ${json(kept)}, not ${json(wanted)}`)
    }
  }

  async #makeToken(user: number): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    const hash = createHash('sha256').update(token).digest('hex')
    await this.#shop.db.execute(sql`
      insert into session (token_sha256, user_id, expires_at)
      values (decode(${hash}, 'hex'), ${this.#users[user]}, now() + interval '1 day')`)
    return token
  }

  #at(index: number): [CartBrowser, ModelBrowser] {
    const [browser, model] = [this.#browsers[index], this.#model.browsers[index]]
    if (browser === undefined || model === undefined) throw new Error(`There is no browser ${index}`)
    return [browser, model]
  }
}

/** True when storage has no personal data. A guest's empty cart is not personal. */
const isForgotten = ({ storage }: CartBrowser, mayBeEmpty = false) =>
  PERSONAL.every((key) => !storage.has(key) || (mayBeEmpty && storage.get(key) === '[]'))

function toShown(cart: ModelCart) {
  const of = (isSaved: boolean) =>
    [...cart]
      .filter(([, { saved }]) => saved === isSaved)
      .map(([id, { quantity }]) => [id, quantity] as const)
  return { inCart: of(false).toSorted(byId), saved: of(true).toSorted(byId) }
}

const byId = (a: readonly [number, ...unknown[]], b: readonly [number, ...unknown[]]) => a[0] - b[0]
const json = (value: unknown) => JSON.stringify(value)
const isEqual = (a: unknown, b: unknown) => json(a) === json(b)

function expectThat(isTrue: boolean, otherwise: string): void {
  if (!isTrue) throw new Error(otherwise)
}
