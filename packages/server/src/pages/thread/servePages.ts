import type { MessagePort } from 'node:worker_threads'
import type { PageCall, PageCallAnswer, RenderPage } from '../RenderPage.ts'
import type { FromThread, ToThread } from './messages.ts'

interface Waiting {
  resolve: (answer: PageCallAnswer | undefined) => void
  reject: (error: unknown) => void
}

/** Renders the pages that the main thread asks for, which answers their calls of the API. */
export function servePages(port: MessagePort, renderPage: RenderPage): void {
  const waiting = new Map<number, Waiting>()
  let lastCall = 0
  const send = (message: FromThread, transferred: ArrayBuffer[] = []) =>
    port.postMessage(message, transferred)

  const ask = (page: number, request?: PageCall) =>
    new Promise<PageCallAnswer | undefined>((resolve, reject) => {
      lastCall += 1
      waiting.set(lastCall, { resolve, reject })
      send({ kind: 'call', page, call: lastCall, ...(request !== undefined && { request }) })
    })

  async function render({ page, url, config }: Extract<ToThread, { kind: 'render' }>): Promise<void> {
    try {
      const { status, html } = await renderPage({
        url: new URL(url),
        config,
        call: async (request) => (await ask(page, request)) ?? { status: 0, body: undefined },
        turn: async () => void (await ask(page)),
      })
      send({ kind: 'rendered', page, status, html }, [html.buffer as ArrayBuffer])
    } catch (error) {
      send({ kind: 'failed', page, error: toSendable(error) })
    }
  }

  port.on('message', (message: ToThread) => {
    if (message.kind === 'end') port.close()
    else if (message.kind === 'render') void render(message)
    else {
      const call = waiting.get(message.call)
      waiting.delete(message.call)
      if (message.kind === 'answer') call?.resolve(message.answer)
      else call?.reject(message.error)
    }
  })
  send({ kind: 'ready' })
}

/** Errors may hold what can't be sent to another thread, such as functions. */
function toSendable(error: unknown): Error {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  return Object.assign(new Error(message), { stack })
}
