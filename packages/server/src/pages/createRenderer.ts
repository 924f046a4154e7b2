import { HttpProblem } from '@shop/api/http/HttpProblem'
import { StoredAnswer } from '@shop/api/http/StoredAnswer'
import { QueueFull, TaskQueue } from '@shop/api/work/TaskQueue'
import type { RenderedPage, RenderRequest } from '@shop/storefront/app/entry-server.tsx'
import type { FastifyInstance } from 'fastify'
import { createInjectedTransport } from './createInjectedTransport.ts'
import { toDocument, type DocumentShell } from './document.ts'

export interface RendererOptions {
  shell: DocumentShell
  render: (request: RenderRequest) => Promise<RenderedPage>
  /** Travels with every page. */
  config: RenderRequest['config']
}

/** Few at a time: rendering blocks the event loop, and its API calls take connections that orders need. */
const QUEUE = { atATime: 3, waitingMax: 30 }
const WAITING_MAX_MS = 2_000
/** API calls that a page still waits for by then count as failed. */
const DATA_MAX_MS = 4_000

/** Renders pages in a short queue. A page that finds it full, or waits for too long, is a 503. */
export function createRenderer(
  app: FastifyInstance,
  { shell, render, config }: RendererOptions,
): (url: URL) => Promise<StoredAnswer> {
  const queue = new TaskQueue(QUEUE)
  return async (url) => {
    const waiting = AbortSignal.timeout(WAITING_MAX_MS)
    try {
      const page = await queue.run(
        () =>
          render({ url, transport: createInjectedTransport(app, AbortSignal.timeout(DATA_MAX_MS)), config }),
        { signal: waiting },
      )
      return await StoredAnswer.of(toDocument(shell, page), page.status)
    } catch (error) {
      const isTurnedAway = error instanceof QueueFull || error === waiting.reason
      throw isTurnedAway ? HttpProblem.busy() : error
    }
  }
}
