import { HttpProblem } from '@shop/api/http/HttpProblem'
import { fromSurrogateKey } from '@shop/api/http/shownProducts'
import { StoredAnswer } from '@shop/api/http/StoredAnswer'
import { TaskQueue } from '@shop/api/work/TaskQueue'
import type { FastifyInstance } from 'fastify'
import { setTimeout as pause } from 'node:timers/promises'
import { createInjectedCall } from './createInjectedCall.ts'
import type { Page, PageRequest, RenderPage } from './RenderPage.ts'

export interface RendererOptions {
  render: RenderPage
  configOf: () => Promise<PageRequest['config']>
  /** Headers that a page is cached with. */
  headersOf: (page: Page) => Promise<Record<string, string>>
}

/** Few, because one is rendered at a time, and the API calls of the others take connections that orders need. */
const AT_A_TIME = 3
const UNDER_WAY_MAX = 33
const WAITING_MAX_MS = 2_000
/** Longest time for which the answers for a page wait for orders and payments. */
const GIVE_WAY_MS = 100
const LOOK_EVERY_MS = 5
/** A page renders without the API calls that take longer than this. */
const DATA_MAX_MS = 4_000

export interface Renderer {
  render: (url: URL) => Promise<StoredAnswer>
  /** Pages that are being rendered, or wait for it. */
  underWay: () => number
}

/** Renders pages in a short queue. A page that finds it full, or waits for too long, is a 503. */
export function createRenderer(
  app: FastifyInstance,
  { render, configOf, headersOf }: RendererOptions,
): Renderer {
  const queue = new TaskQueue({ atATime: AT_A_TIME })
  let underWay = 0
  const renderPage = async (url: URL) => {
    // A refusal must be cheap: it starts no timer and takes no place in the queue.
    if (underWay >= UNDER_WAY_MAX) throw HttpProblem.busy()
    underWay += 1
    const waiting = AbortSignal.timeout(WAITING_MAX_MS)
    try {
      const products = new PageProducts()
      const page = await queue.run(
        async () => {
          const ask = createInjectedCall(app, {
            signal: AbortSignal.timeout(DATA_MAX_MS),
            onHeaders: (headers) => products.add(headers['surrogate-key']),
          })
          const giveWay = createGiveWay(() => app.pendingWrites() > 0)
          const call: PageRequest['call'] = async (request) => {
            const answer = await ask(request)
            await giveWay()
            return answer
          }
          return render({ url, config: await configOf(), call })
        },
        { signal: waiting },
      )
      return await StoredAnswer.of(page.html, {
        status: page.status,
        headers: await headersOf(page),
        products: products.known(),
      })
    } catch (error) {
      throw error === waiting.reason ? HttpProblem.busy() : error
    } finally {
      underWay -= 1
    }
  }
  return { render: renderPage, underWay: () => underWay }
}

/** Products that a page shows, collected from the API calls of its rendering. */
class PageProducts {
  readonly #ids = new Set<number>()
  #isUnknown = false

  add(surrogateKey: unknown): void {
    const ids = fromSurrogateKey(surrogateKey)
    if (ids === undefined) this.#isUnknown = true
    else for (const id of ids) this.#ids.add(id)
  }

  /** Undefined when a response did not name its products. */
  known(): number[] | undefined {
    return this.#isUnknown ? undefined : [...this.#ids]
  }
}

/** Waits while orders and payments are under way, for a limited time in all: rendering would take a core from them. */
function createGiveWay(isBusy: () => boolean): () => Promise<void> {
  let ends: number | undefined
  return async () => {
    while (isBusy()) {
      ends ??= performance.now() + GIVE_WAY_MS
      if (performance.now() >= ends) return
      await pause(LOOK_EVERY_MS)
    }
  }
}
