import { randomInt } from 'node:crypto'
import { buildApp } from '@shop/api/buildApp'
import { readApiEnv } from '@shop/api/env'
import type { Transport } from '@shop/storefront/lib/api/createApi.ts'
import fc from 'fast-check'
import type { CartBrowser } from '../CartBrowser.ts'
import { cartActs } from '../cartActs.ts'
import { CartLife, type CartShop } from '../CartLife.ts'
import { buildCartTabs } from '../cartTabs.ts'
import type { Check } from '../Check.ts'
import { makeTestProduct } from '../shoppers.ts'

/** The short form always runs the same histories. */
const SHORT_SEED = 20_261_122
const ACTS = 30

/** R23: over users, tabs, devices and offline times, no line of a cart is lost or doubled without a notice. */
export const carts: Check = {
  name: 'R23',
  promise: 'No line of a cart is lost or doubled, whoever shares the browser',
  control: 'within',
  async run(shop, size) {
    const count = size === 'long' ? 1_500 : 40
    const seed = size === 'long' ? randomInt(2 ** 31) : SHORT_SEED
    const app = await buildApp({ db: shop.db, mediaFolder: shop.folder, env: readApiEnv({}) })
    const send: Transport = async ({ method, url, headers, body }) => {
      const payload = body === undefined ? {} : { payload: body as object }
      const answer = await app.inject({ method, url, headers: headers ?? {}, ...payload })
      return { status: answer.statusCode, data: answer.body === '' ? '' : answer.json<unknown>() }
    }
    const ids: number[] = []
    for (let made = 0; made < 4; made += 1) ids.push((await makeTestProduct(shop.db, 1_000)).productId)
    const world = {
      db: shop.db,
      load: await buildCartTabs(),
      send,
      products: [ids.slice(0, 2), ids.slice(2)],
    }
    const tryLives = async (lives: number, faults: Partial<CartShop>, endOnFailure = false) => {
      const life = fc.record({
        acts: fc.array(cartActs, { minLength: 1, maxLength: ACTS, size: 'max' }),
        hasLocks: fc.boolean(),
      })
      const isRight = fc.asyncProperty(life, ({ acts, hasLocks }) =>
        CartLife.live({ ...world, hasLocks, ...faults }, acts),
      )
      const result = await fc.check(isRight, {
        seed,
        numRuns: lives,
        endOnFailure,
        includeErrorInReport: true,
      })
      return result.failed ? (fc.defaultReportMessage(result) ?? 'failed') : undefined
    }
    const failures: string[] = []
    for (const [fault, shopWithFault] of Object.entries(faultsOf(send)))
      if ((await tryLives(60, shopWithFault, true)) === undefined)
        failures.push(`the control, ${fault}, was not seen: this run proves nothing`)
    const wrong = await tryLives(count, {})
    if (wrong !== undefined) failures.push(wrong)
    await app.close()
    return { tried: `${count} lives of up to ${ACTS} acts, seed ${seed}`, failures }
  },
}

/** Plausible faults, each of which the check must find. */
const faultsOf = (send: Transport): Record<string, Partial<CartShop>> => ({
  'a logout that leaves the kept cart behind': {
    afterLogout: ({ storage }: CartBrowser, before: ReadonlyMap<string, string>) => {
      const kept = before.get('syncedCart')
      if (kept !== undefined) storage.set('syncedCart', kept)
    },
  },
  'a handover that is joined again when it is sent again': {
    send: (request) => {
      const { join } = (request.body ?? {}) as { join?: { items: unknown } }
      const id = `handover-${randomInt(2 ** 40)}`.padEnd(16, '-')
      return send(join === undefined ? request : { ...request, body: { join: { ...join, id } } })
    },
  },
})
