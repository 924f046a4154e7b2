import { HttpProblem } from '@shop/api/http/HttpProblem'
import { fromSurrogateKey } from '@shop/api/http/shownProducts'
import { StoredAnswer } from '@shop/api/http/StoredAnswer'
import { TaskQueue } from '@shop/api/work/TaskQueue'
import type { RenderedPage, RenderRequest } from '@shop/storefront/app/entry-server.tsx'
import type { FastifyInstance } from 'fastify'
import { setImmediate as nextLoop, setTimeout as pause } from 'node:timers/promises'
import { createInjectedTransport } from './createInjectedTransport.ts'
import { toDocument, type DocumentShell } from './document.ts'

export interface RendererOptions {
  shell: DocumentShell
  render: (request: RenderRequest) => Promise<RenderedPage>
  configOf: () => Promise<RenderRequest['config']>
  /** Headers that a page is cached with. */
  headersOf: (page: RenderedPage) => Promise<Record<string, string>>
}

/** Few, because rendering blocks the event loop, and its API calls take connections that orders need. */
const AT_A_TIME = 3
const UNDER_WAY_MAX = 33
const WAITING_MAX_MS = 2_000
/** Longest time for which a page waits for orders and payments before it renders. */
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
  { shell, render, configOf, headersOf }: RendererOptions,
): Renderer {
  const queue = new TaskQueue({ atATime: AT_A_TIME })
  const turn = createTurns(() => app.pendingWrites() > 0)
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
          const transport = createInjectedTransport(app, {
            signal: AbortSignal.timeout(DATA_MAX_MS),
            onHeaders: (headers) => products.add(headers['surrogate-key']),
          })
          return render({ url, transport, config: await configOf(), turn })
        },
        { signal: waiting },
      )
      return await StoredAnswer.of(toDocument(shell, page), {
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

/** Runs renderings one after another, each in a turn of the event loop of its own. While `isBusy`, a rendering waits for a limited time. */
function createTurns(isBusy: () => boolean): () => Promise<void> {
  const turns = new TaskQueue({ atATime: 1 })
  return () =>
    new Promise((resolve, reject) => {
      const take = async () => {
        const ends = performance.now() + GIVE_WAY_MS
        while (isBusy() && performance.now() < ends) await pause(LOOK_EVERY_MS)
        resolve()
        await nextLoop() // the page renders, and Node reads input
      }
      turns.run(take).catch(reject)
    })
}
