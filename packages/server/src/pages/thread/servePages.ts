import type { MessagePort } from 'node:worker_threads'
import type { PageCall, PageCallAnswer, RenderPage } from '../RenderPage.ts'
import {
  together,
  toSendable,
  type FromThread,
  type ThreadAnswer,
  type ThreadCall,
  type ToThread,
} from './messages.ts'

interface Waiting {
  resolve: (answer: PageCallAnswer) => void
  reject: (error: unknown) => void
}

/** Renders the pages that the main thread asks for, which answers their calls of the API. */
export function servePages(port: MessagePort, renderPage: RenderPage): void {
  const waiting = new Map<number, Waiting>()
  let lastCall = 0
  const send = (message: FromThread, transferred: ArrayBuffer[] = []) =>
    port.postMessage(message, transferred)

  const sendCall = together<ThreadCall>((calls) => send({ kind: 'calls', calls }))

  const ask = (page: number, request: PageCall) =>
    new Promise<PageCallAnswer>((resolve, reject) => {
      lastCall += 1
      waiting.set(lastCall, { resolve, reject })
      sendCall({ page, call: lastCall, request })
    })

  async function render({ page, url, config }: Extract<ToThread, { kind: 'render' }>): Promise<void> {
    try {
      const { status, html } = await renderPage({
        url: new URL(url),
        config,
        call: (request) => ask(page, request),
      })
      send({ kind: 'rendered', page, status, html }, [html.buffer as ArrayBuffer])
    } catch (error) {
      send({ kind: 'failed', page, error: toSendable(error) })
    }
  }

  function receive(answer: ThreadAnswer): void {
    const asked = waiting.get(answer.call)
    waiting.delete(answer.call)
    if ('error' in answer) asked?.reject(answer.error)
    else asked?.resolve(answer.answer)
  }

  port.on('message', (message: ToThread) => {
    if (message.kind === 'end') port.close()
    else if (message.kind === 'render') void render(message)
    else message.answers.forEach(receive)
  })
  send({ kind: 'ready' })
}
