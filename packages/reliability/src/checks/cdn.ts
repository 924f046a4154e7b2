import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { TOKEN, TTL_S, Varnish } from '../cdn/Varnish.ts'
import type { Check } from '../Check.ts'
import { ShopServer } from '../faults/ShopServer.ts'
import { freePorts } from '../freePorts.ts'
import type { Shop } from '../Shop.ts'
import { makeShoppers } from '../shoppers.ts'

/** The goal is a second, on a machine that does nothing else. */
const PURGED_MS = 5_000
/** Until no process can send an older answer: the age of a catalogue version, and the second purge. */
const CURRENT_MS = 6_000
/** For so long an expired page is sent while the shop is well (`deploy/varnish.vcl`). */
const GRACE_S = 10
const POLL_MS = 50
const PERSONAL = ['/api/wishlist', '/api/orders', '/api/home-data']

interface Page {
  status: number
  body: string
  /** The answer came from the CDN's memory. */
  isHit: boolean
  setsCookie: boolean
}

/** Varnish stands for the CDN. */
export const cdn: Check = {
  name: 'cdn',
  control: 'within',
  promise:
    'A CDN drops what has changed within a second, stores nothing personal, and serves while the shop is down or refuses',
  async run(shop) {
    const [port = 0, serverPort = 0] = await freePorts(2)
    const start = (settings: Record<string, string>) =>
      ShopServer.start(shop, {
        port: serverPort,
        settings,
        onSuddenEnd: (how) => {
          throw new Error(`A server ended by itself: ${how}`)
        },
      })
    const purging = { CDN_PURGE_URL: `http://127.0.0.1:${port}`, CDN_PURGE_TOKEN: TOKEN }
    const varnish = await Varnish.start(port, serverPort)
    if (varnish === undefined) return { tried: 'left out, as Varnish is not installed', failures: [] }
    let server = await start(purging)
    const failures: string[] = []
    try {
      const ask = (path: string, init?: RequestInit) => get(varnish.origin + path, init)
      const [one, other] = await findProducts(shop)
      // Everything is purged at the first start.
      await pause(CURRENT_MS)
      const isDropped = (path: string, ms: number) => within(ms, async () => !(await ask(path)).isHit)

      await warm(ask, [one.path, other.path])
      await sellOne(shop, one.id)
      const began = performance.now()
      if (!(await isDropped(one.path, PURGED_MS)))
        failures.push('a product page was not dropped after a sale')
      const dropMs = (performance.now() - began).toFixed(0)
      if (!(await ask(other.path)).isHit) failures.push('the page of another product was dropped too')

      const title = 'A Title of the Check'
      await shop.db.execute(sql`update product set title = ${title} where id = ${one.id}`)
      const isNew = () => within(CURRENT_MS, async () => (await ask(one.path)).body.includes(title))
      if (!(await isNew())) failures.push('a product page shows its old title')

      failures.push(...(await findPersonal(shop, ask, one.id)))

      // The last purge empties the CDN once more, which must not happen after the shop is killed.
      if (!(await within(CURRENT_MS * 2, () => isSettled(shop)))) failures.push('a purge is never repeated')
      await warm(ask, [other.path])
      const stored = performance.now()
      const forged = { method: 'POST', headers: { 'surrogate-key': 'catalogue', 'fastly-key': 'wrong' } }
      const { status } = await ask('/purge', forged)
      if (status !== 403) failures.push(`a purge with a wrong token was answered ${status}`)
      if (!(await ask(other.path)).isHit) failures.push('a purge with a wrong token dropped a page')

      await server.kill()
      await pause((TTL_S + 2) * 1_000)
      const stale = await ask(other.path)
      if (stale.status !== 200)
        failures.push(`a stored page was answered ${stale.status} while the shop was down`)

      server = await start({ READS_PER_MINUTE: '1' })
      await within(CURRENT_MS, async () => (await ask('/blog')).status === 200)
      await pause(Math.max(0, stored + (TTL_S + GRACE_S + 2) * 1_000 - performance.now()))
      const refused = await ask(`${other.path}?colors=none`)
      const old = await ask(other.path)
      if (refused.status !== 429) failures.push(`the shop did not refuse: it answered ${refused.status}`)
      if (old.status !== 200)
        failures.push(`a stored page was answered ${old.status} while the shop refused requests`)
      await server.kill()

      server = await start({})
      await within(CURRENT_MS, async () => (await ask('/blog')).status === 200)
      await warm(ask, [one.path])
      await sellOne(shop, one.id)
      if (await isDropped(one.path, PURGED_MS))
        failures.push('pages are dropped without purges: this run proves nothing')
      return {
        tried: `a sale (dropped after ${dropMs} ms), a new title, 3 personal answers, a forged purge, a shop that is down, a shop that refuses`,
        failures,
      }
    } finally {
      await varnish.stop()
      await server.kill()
    }
  },
}

type Ask = (path: string, init?: RequestInit) => Promise<Page>

async function get(url: string, init: RequestInit = {}): Promise<Page> {
  const response = await fetch(url, { redirect: 'manual', ...init })
  return {
    status: response.status,
    body: await response.text(),
    // The ids of this request, and of the one that stored the answer.
    isHit: /\d \d/.test(response.headers.get('x-varnish') ?? ''),
    setsCookie: response.headers.has('set-cookie'),
  }
}

async function within(ms: number, holds: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + ms
  while (performance.now() < end) {
    if (await holds()) return true
    await pause(POLL_MS)
  }
  return false
}

async function warm(ask: Ask, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    if (!(await within(CURRENT_MS, async () => (await ask(path)).isHit)))
      throw new Error(`${path} is never stored`)
}

async function isSettled(shop: Shop): Promise<boolean> {
  const { rows } = await shop.db.execute(sql`select from cdn_purge where not is_settled`)
  return rows.length === 0
}

/** Whether a shopper's answer is stored, or changes what a guest gets. */
async function findPersonal(shop: Shop, ask: Ask, productId: number): Promise<string[]> {
  const [shopper] = await makeShoppers(shop.db, 1)
  if (shopper === undefined) throw new Error('No shopper was made')
  await shop.db.execute(sql`insert into wish (user_id, product_id) values (${shopper.id}, ${productId})`)
  const headers = { authorization: `Bearer ${shopper.token}`, cookie: 'XSRF-TOKEN=of-a-shopper' }
  const failures: string[] = []
  for (const path of PERSONAL) {
    const answers = [await ask(path, { headers }), await ask(path, { headers })]
    if (answers.some(({ status }) => status !== 200))
      failures.push(`${path} was answered ${answers[0]?.status}`)
    if (answers.some(({ isHit }) => isHit)) failures.push(`${path} of a shopper came from the CDN`)
    const guest = await ask(path)
    if (guest.body.includes('"is_in_wishlist":1'))
      failures.push(`${path} shows a guest the wishlist of a shopper`)
    if (guest.isHit && guest.setsCookie) failures.push(`${path} is stored with a cookie`)
  }
  return failures
}

/** Two products of different categories, so that no page shows both. */
async function findProducts(shop: Shop): Promise<[Product, Product]> {
  const { rows } = await shop.db.execute<{ id: number; slug: string }>(sql`
    select distinct on (main_id) product.id, slug from product where exists (
      select from variant join stock on variant_id = variant.id where product_id = product.id and on_hand > 9)
    order by main_id, product.id limit 2`)
  const [one, other] = rows.map(({ id, slug }) => ({ id, path: `/product/${slug}` }))
  if (one === undefined || other === undefined) throw new Error('There are too few products')
  return [one, other]
}

interface Product {
  id: number
  path: string
}

const sellOne = (shop: Shop, productId: number) =>
  shop.db.execute(sql`
    insert into stock_move (store_id, variant_id, ref, kind, d_on_hand)
    select store_id, variant_id, gen_random_uuid(), 'adjust', -1 from stock join variant on variant.id = variant_id
    where product_id = ${productId} and on_hand > 0 limit 1`)
