import { setTimeout as pause } from 'node:timers/promises'
import { newKey, toCall } from '../buy.ts'
import type { Check } from '../Check.ts'
import { call, Cut, type Call } from '../faults/call.ts'
import { ShopServer } from '../faults/ShopServer.ts'
import { freePorts } from '../freePorts.ts'
import { LoadBalancer } from '../rolling/LoadBalancer.ts'
import { Pooler } from '../rolling/Pooler.ts'
import type { Shop } from '../Shop.ts'
import { makeShoppers, makeTestProduct, type Shopper, type TestProduct } from '../shoppers.ts'

const ROUNDS = { long: 5, short: 1, control: 1 }
const CONTROL_TURNS = 8
const READERS = 6
const BUYERS = 4
const PATHS = ['/', '/api/home-data', '/productList/searchProducts?search=kajal', '/blog']
const REQUEST_PAUSE_MS = 50
/** HAProxy needs two checks, 500 ms apart, before it uses a server again. */
const CHECKED_MS = 2_000

/** Two processes behind HAProxy are replaced one after the other while shoppers browse and buy. Nobody retries. */
export const rolling: Check = {
  name: 'rolling',
  control: 'within',
  promise: 'A rolling restart behind HAProxy fails no request',
  async run(shop, size) {
    const [port = 0, poolerPort = 0, ...serverPorts] = await freePorts(4)
    const pooler = await Pooler.start(shop.url, poolerPort)
    const start = startOn(shop, pooler)
    const servers = await Promise.all(serverPorts.map((server) => start(server)))
    const balancer = await LoadBalancer.start(shop.folder, port, serverPorts)
    if (balancer === undefined) {
      await Promise.all([pooler?.stop(), ...servers.map((server) => server.kill())])
      return { tried: 'left out, as HAProxy is not installed', failures: [] }
    }
    const traffic = new Requests(
      balancer.origin,
      await makeTestProduct(shop.db, 1_000_000),
      await makeShoppers(shop.db, 2_000),
    )
    try {
      const failures: string[] = []
      for (let round = 0; round < ROUNDS[size]; round += 1) {
        for (const [index, server] of servers.entries()) {
          const code = await server.close()
          if (code !== 0) failures.push(`a server ended with ${code}`)
          servers[index] = await start(serverPorts[index] ?? 0)
          await pause(CHECKED_MS)
        }
      }
      const through = pooler === undefined ? 'without PgBouncer, which is not installed' : 'through PgBouncer'
      const tried = `${ROUNDS[size] * servers.length} restarts, ${traffic.answered} requests, ${through}`
      failures.push(...traffic.failures)
      traffic.failures.length = 0
      if (!(await failsWithoutDraining(start, servers, serverPorts, traffic)))
        failures.push('servers that exit at once fail no request: this run proves nothing')
      return { tried, failures }
    } finally {
      await traffic.stop()
      await balancer.stop()
      await Promise.all(servers.map((server) => server.kill()))
      await pooler?.stop()
    }
  },
}

/** Control: servers that exit without finishing their requests. */
async function failsWithoutDraining(
  start: Start,
  servers: ShopServer[],
  ports: readonly number[],
  traffic: Requests,
): Promise<boolean> {
  await servers[0]?.close()
  for (let turn = 0; turn < CONTROL_TURNS && traffic.failures.length === 0; turn += 1) {
    servers[0] = await start(ports[0] ?? 0, 'rolling/exitAtOnce.ts')
    await pause(CHECKED_MS)
    await servers[0].close()
  }
  return traffic.failures.length > 0
}

type Start = (port: number, preload?: string) => Promise<ShopServer>

const startOn =
  (shop: Shop, pooler: Pooler | undefined): Start =>
  (port, preload) =>
    ShopServer.start(shop, {
      port,
      ...(preload !== undefined && { preload }),
      ...(pooler !== undefined && { settings: { DATABASE_POOLER_URL: pooler.url } }),
      onSuddenEnd: (how) => {
        throw new Error(`A server ended by itself: ${how}`)
      },
    })

/** Shoppers who browse and buy until they are stopped. An answer that a shopper would notice is a failure. */
class Requests {
  readonly failures: string[] = []
  answered = 0
  readonly #over = new AbortController()
  readonly #work: Promise<unknown>

  constructor(origin: string, product: TestProduct, shoppers: readonly Shopper[]) {
    let next = 0
    const order = (): [string, Call] => {
      const shopper = shoppers[next++ % shoppers.length]
      if (shopper === undefined) throw new Error('There are no shoppers')
      const { headers, body } = toCall({ shopper, product, key: newKey() })
      return ['/api/orders', { method: 'POST', headers, body: String(body) }]
    }
    const read = (turn: number): [string] => [PATHS[turn % PATHS.length] ?? '/']
    this.#work = Promise.all([
      ...Array.from({ length: READERS }, () => this.#repeat(origin, read)),
      ...Array.from({ length: BUYERS }, () => this.#repeat(origin, order)),
    ])
  }

  async stop(): Promise<void> {
    this.#over.abort()
    await this.#work
  }

  async #repeat(origin: string, toRequest: (turn: number) => [string, Call?]): Promise<void> {
    for (let turn = 0; !this.#over.signal.aborted; turn += 1) {
      const [path, request] = toRequest(turn)
      try {
        const { status } = await call(origin + path, request)
        this.answered += 1
        // 422: this shopper has as many unpaid orders as the shop allows.
        if (status !== 200 && status !== 201 && status !== 422)
          this.failures.push(`${path} was answered ${status}`)
      } catch (error) {
        if (!(error instanceof Cut)) throw error
        this.failures.push(`${path} was cut: ${error.code}`)
      }
      await pause(REQUEST_PAUSE_MS)
    }
  }
}
