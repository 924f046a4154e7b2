import { newKey, toCall } from '../buy.ts'
import type { Shop } from '../Shop.ts'
import { makeShoppers, makeTestProduct, type Shopper, type TestProduct } from '../shoppers.ts'
import { call, type Answer } from './call.ts'
import { ShopServer } from './ShopServer.ts'

const SERVERS = 3

/** Shop with its processes, the current fault, and all failures. */
export class FaultRun {
  readonly shop: Shop
  readonly contested: TestProduct
  readonly product: TestProduct
  readonly servers: ShopServer[] = []
  readonly failures: string[] = []
  fault = 'no fault'
  readonly #shoppers: Shopper[]
  #next = 0

  private constructor(shop: Shop, contested: TestProduct, product: TestProduct, shoppers: Shopper[]) {
    this.shop = shop
    this.contested = contested
    this.product = product
    this.#shoppers = shoppers
  }

  static async open(shop: Shop, shopperCount: number): Promise<FaultRun> {
    const contested = await makeTestProduct(shop.db, 1_000_000)
    const product = await makeTestProduct(shop.db, 1_000_000)
    const run = new FaultRun(shop, contested, product, await makeShoppers(shop.db, shopperCount))
    for (let index = 0; index < SERVERS; index += 1) await run.replace(index)
    return run
  }

  async replace(index: number): Promise<void> {
    this.servers[index] = await ShopServer.start(this.shop, {
      onSuddenEnd: (how) => this.fail(`a server ended by itself: ${how}`),
    })
  }

  server(index: number): ShopServer {
    const server = this.servers[index % SERVERS]
    if (server === undefined) throw new Error(`There is no server ${index}`)
    return server
  }

  /** The server that a load balancer would choose. */
  openServer(turn: number): ShopServer {
    const open = this.servers.filter(({ isOpen }) => isOpen)
    return open[turn % open.length] ?? this.server(turn)
  }

  shopper(): Shopper {
    const shopper = this.#shoppers[this.#next % this.#shoppers.length]
    this.#next += 1
    if (shopper === undefined) throw new Error('There are no shoppers')
    return shopper
  }

  placeOne({ origin }: ShopServer, product = this.product): Promise<Answer> {
    const { headers, body } = toCall({ shopper: this.shopper(), product, key: newKey() })
    return call(`${origin}/api/orders`, { method: 'POST', headers, body: String(body) })
  }

  fail(what: string): void {
    this.failures.push(`${this.fault}: ${what}`)
  }

  async close(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.kill()))
  }
}
