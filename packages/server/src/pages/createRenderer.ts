import { HttpProblem } from '@shop/api/http/HttpProblem'
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
  /** Travels with every page. */
  config: RenderRequest['config']
  /** Headers that a page is stored with. */
  headersOf: (page: RenderedPage) => Promise<Record<string, string>>
}

/** Few at a time: rendering blocks the event loop, and its API calls take connections that orders need. */
const AT_A_TIME = 3
const UNDER_WAY_MAX = 33
const WAITING_MAX_MS = 2_000
/** A page that is ready to be rendered lets orders and payments pass for so long. */
const GIVE_WAY_MS = 100
const LOOK_EVERY_MS = 5
/** API calls that a page still waits for by then count as failed. */
const DATA_MAX_MS = 4_000

/** Renders pages in a short queue. A page that finds it full, or waits for too long, is a 503. */
export function createRenderer(
  app: FastifyInstance,
  { shell, render, config, headersOf }: RendererOptions,
): (url: URL) => Promise<StoredAnswer> {
  const queue = new TaskQueue({ atATime: AT_A_TIME })
  const turn = createTurns(() => app.pendingWrites() > 0)
  let underWay = 0
  return async (url) => {
    // Turning away must cost next to nothing: no timer, no place in the queue.
    if (underWay >= UNDER_WAY_MAX) throw HttpProblem.busy()
    underWay += 1
    const waiting = AbortSignal.timeout(WAITING_MAX_MS)
    try {
      const page = await queue.run(
        () => {
          const transport = createInjectedTransport(app, AbortSignal.timeout(DATA_MAX_MS))
          return render({ url, transport, config, turn })
        },
        { signal: waiting },
      )
      return await StoredAnswer.of(toDocument(shell, page), page.status, await headersOf(page))
    } catch (error) {
      throw error === waiting.reason ? HttpProblem.busy() : error
    } finally {
      underWay -= 1
    }
  }
}

/**
 * One rendering after the other, each in a turn of the event loop of its own. It gives way to what `isBusy` tells of, and goes on
 * after a moment even so: pages get slower in a rush of orders, and do not starve.
 */
function createTurns(isBusy: () => boolean): () => Promise<void> {
  const turns = new TaskQueue({ atATime: 1 })
  return () =>
    new Promise((resolve, reject) => {
      const take = async () => {
        const ends = performance.now() + GIVE_WAY_MS
        while (isBusy() && performance.now() < ends) await pause(LOOK_EVERY_MS)
        resolve()
        await nextLoop() // the page is rendered, and input is read
      }
      turns.run(take).catch(reject)
    })
}
