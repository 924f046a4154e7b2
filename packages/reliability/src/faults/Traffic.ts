import { setTimeout as pause } from 'node:timers/promises'
import { orderResponseSchema } from '@shop/contract/orders.schema'
import { newKey, toCall } from '../buy.ts'
import { call, Cut, type Answer, type Call } from './call.ts'
import type { FaultRun } from './FaultRun.ts'
import type { ShopServer } from './ShopServer.ts'

const PAGE_READERS = 6
const API_READERS = 3
const BUYERS = 6
const API_PATHS = ['/api/home-data', '/api/products', '/api/recent-blogs', '/api/list-brand', '/readyz']
const READ_PAUSE_MS = 40
const BUY_PAUSE_MS = 300
/** Pause before a shopper retries at another server. */
const REPEAT_PAUSE_MS = 200
const READ_STATUSES = new Set([200, 404, 429, 503])
const BUY_STATUSES = new Set([201, 409, 422, 429, 503])

/** Shoppers who browse and buy at all servers until they are stopped. An unexpected answer is a failure of the run. */
export class Traffic {
  readonly orders = new Map<string, string>()
  /** Response times of cached pages in ms, at servers that were neither paused nor killed. */
  readonly pageTimes: number[] = []
  readonly statuses = new Map<number, number>()
  freeOrders = 0
  readonly #run: FaultRun
  readonly #over = new AbortController()
  #paths: string[] = ['/']
  readonly #readBefore = new Set<string>()
  #work: Promise<unknown> = Promise.resolve()

  constructor(run: FaultRun) {
    this.#run = run
  }

  /** Starts the shoppers, on pages that the home page links to. */
  async start(): Promise<void> {
    const home = await call(`${this.#run.server(0).origin}/`)
    const links = [...home.body.matchAll(/href="(\/(?:product|productList|blog)[^"#?]*)"/g)].map(
      ([, link]) => link ?? '/',
    )
    this.#paths = ['/', ...new Set(links)].slice(0, 40)
    this.#work = Promise.all([
      ...Array.from({ length: PAGE_READERS }, (_, index) => this.#read(index, () => this.#paths)),
      ...Array.from({ length: API_READERS }, (_, index) => this.#read(index, () => API_PATHS)),
      ...Array.from({ length: BUYERS }, (_, index) => this.#buy(index)),
    ])
  }

  async stop(): Promise<void> {
    this.#over.abort()
    await this.#work
  }

  async #read(index: number, paths: () => readonly string[]): Promise<void> {
    for (let turn = index; !this.#over.signal.aborted; turn += 1) {
      const path = paths()[turn % paths().length] ?? '/'
      const answer = await this.#ask(this.#serverFor(index, turn), path)
      if (answer !== undefined && !READ_STATUSES.has(answer.status))
        this.#run.fail(`${path} was answered ${answer.status}`)
      await pause(READ_PAUSE_MS)
    }
  }

  /** The first readers stay with one server each, even during faults. The others follow the load balancer. */
  #serverFor(index: number, turn: number): ShopServer {
    return index < this.#run.servers.length ? this.#run.server(index) : this.#run.openServer(turn)
  }

  async #buy(index: number): Promise<void> {
    const isFree = index % 2 === 0
    for (let turn = index; !this.#over.signal.aborted; turn += 1) {
      const { contested, product } = this.#run
      const key = newKey()
      const { headers, body } = toCall({
        shopper: this.#run.shopper(),
        product: isFree ? product : contested,
        key,
      })
      const answer = await this.#untilAnswered(turn, { method: 'POST', headers, body: String(body) })
      if (answer.status === 201) {
        this.orders.set(key, orderResponseSchema.parse(JSON.parse(answer.body)).data.number)
        if (isFree) this.freeOrders += 1
      }
      await pause(BUY_PAUSE_MS)
    }
  }

  /** Sends an order with its key to one server after another until one accepts or refuses it. */
  async #untilAnswered(turn: number, order: Call): Promise<Answer> {
    for (let tried = turn; ; tried += 1) {
      const answer = await this.#ask(this.#run.openServer(tried), '/api/orders', order)
      if (answer !== undefined) {
        if (!BUY_STATUSES.has(answer.status))
          this.#run.fail(`an order was answered ${answer.status}: ${answer.body.slice(0, 200)}`)
        if (answer.status === 503 && answer.retryAfter === undefined)
          this.#run.fail('an order was answered 503 without Retry-After')
        if (answer.status < 429) return answer
      }
      await pause(REPEAT_PAUSE_MS)
    }
  }

  /** Undefined without an answer, which is a failure unless the server was paused, killed or closed. */
  async #ask(server: ShopServer, path: string, order?: Call): Promise<Answer | undefined> {
    const began = Date.now()
    try {
      const answer = await call(`${server.origin}${path}`, order)
      this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1)
      if (order === undefined && !path.startsWith('/api') && path !== '/readyz')
        this.#notePage(server, path, answer, began)
      return answer
    } catch (error) {
      if (!(error instanceof Cut)) throw error
      // A connection that waits to be accepted when the server stops listening is reset by the kernel.
      const isRefused =
        server.isEnding && error.isNewConnection && ['ECONNREFUSED', 'ECONNRESET'].includes(error.code)
      if (!isRefused && !server.wasDisturbedSince(began)) {
        const connection = error.isNewConnection ? 'new' : 'reused'
        const state = server.isEnding ? 'closing' : 'running'
        const ms = Date.now() - began
        this.#run.fail(
          `${path} was cut: ${error.code} after ${ms} ms, ${connection} connection, ${state} server`,
        )
      }
      return undefined
    }
  }

  #notePage(server: ShopServer, path: string, { status, ms }: Answer, began: number): void {
    const key = server.origin + path
    if (status !== 200) return
    if (this.#readBefore.has(key) && !server.wasDisturbedSince(began)) this.pageTimes.push(ms)
    this.#readBefore.add(key)
  }
}
