import { setTimeout as pause } from 'node:timers/promises'
import { newKey, toCall } from '../buy.ts'
import { call, Cut, type Answer, type Call } from '../faults/call.ts'
import type { Shopper, TestProduct } from '../shoppers.ts'

const READERS = 5
const BUYERS = 3
const READ_PAUSE_MS = 100
const BUY_PAUSE_MS = 300
const REPEAT_PAUSE_MS = 200
/** 422: the shopper has as many unpaid orders as allowed. 409: the product is sold out. */
const ANSWERS = new Set([200, 201, 409, 422])

interface Counts {
  answered: number
  /** 503 for a page, by which the shop makes way for orders. */
  shed: number
  /** Every other failure, by what it was. */
  failed: Map<string, number>
}

/** Shoppers who browse by Zipf's law and buy until they are stopped. Answers are counted by what happens meanwhile. */
export class DayTraffic {
  readonly orders = new Set<string>()
  readonly #counts = new Map<string, Counts>()
  readonly #over = new AbortController()
  readonly #origin: string
  readonly #products: readonly TestProduct[]
  readonly #shoppers: readonly Shopper[]
  #event = 'a usual day'
  #next = 0
  #work: Promise<unknown> = Promise.resolve()

  constructor(origin: string, products: readonly TestProduct[], shoppers: readonly Shopper[]) {
    this.#origin = origin
    this.#products = products
    this.#shoppers = shoppers
  }

  /** Starts on pages that the home page links to. */
  async start(): Promise<void> {
    const { body } = await call(`${this.#origin}/`)
    const links = [...body.matchAll(/href="(\/(?:product|productList|blog)[^"#]*)"/g)].map(
      ([, link = '/']) => link,
    )
    const paths = ['/', '/api/home-data', ...new Set(links)].slice(0, 150)
    this.#work = Promise.all([
      ...Array.from({ length: READERS }, () => this.#read(paths)),
      ...Array.from({ length: BUYERS }, () => this.#buy()),
    ])
  }

  during(event: string): void {
    this.#event = event
  }

  countsOf(event: string): Counts {
    const counts = this.#counts.get(event) ?? { answered: 0, shed: 0, failed: new Map<string, number>() }
    this.#counts.set(event, counts)
    return counts
  }

  async stop(): Promise<void> {
    this.#over.abort()
    await this.#work
  }

  async #read(paths: readonly string[]): Promise<void> {
    while (!this.#over.signal.aborted) {
      // The n-th page with a frequency of 1/n.
      await this.#ask(paths[Math.floor((paths.length + 1) ** Math.random()) - 1] ?? '/')
      await pause(READ_PAUSE_MS)
    }
  }

  async #buy(): Promise<void> {
    while (!this.#over.signal.aborted) {
      const turn = this.#next++
      const shopper = this.#shoppers[turn % this.#shoppers.length]
      const product = this.#products[turn % this.#products.length]
      if (shopper === undefined || product === undefined) throw new Error('There is nobody or nothing')
      const key = newKey()
      const { headers, body } = toCall({ shopper, product, key })
      const order = { method: 'POST', headers, body: String(body) }
      let answer = await this.#ask('/api/orders', order)
      while (answer === undefined || answer.status >= 500) {
        await pause(REPEAT_PAUSE_MS)
        answer = await this.#ask('/api/orders', order)
      }
      if (answer.status === 201) this.orders.add(key)
      await pause(BUY_PAUSE_MS)
    }
  }

  async #ask(path: string, request?: Call): Promise<Answer | undefined> {
    const counts = this.countsOf(this.#event)
    const fail = (how: string) => counts.failed.set(how, (counts.failed.get(how) ?? 0) + 1)
    try {
      const answer = await call(this.#origin + path, request)
      counts.answered += 1
      if (answer.status === 503 && !path.startsWith('/api')) counts.shed += 1
      else if (!ANSWERS.has(answer.status)) fail(`${path.split('?', 1)[0]} was answered ${answer.status}`)
      return answer
    } catch (error) {
      if (!(error instanceof Cut)) throw error
      fail(`${path.split('?', 1)[0]} was cut: ${error.code}`)
      return undefined
    }
  }
}
