import type { RenderedPage, RenderRequest } from '@shop/storefront/app/entry-server.tsx'
import type { Transport, TransportRequest } from '@shop/storefront/lib/api/createApi.ts'
import { toDocument, type DocumentShell } from './document.ts'

export type PageCall = Pick<TransportRequest, 'method' | 'url' | 'body'>

/** Answer of the API to a page that is rendered. The body is JSON; undefined without an answer. */
export interface PageCallAnswer {
  status: number
  body: Uint8Array | undefined
}

export interface PageRequest extends Pick<RenderRequest, 'url' | 'config'> {
  /** Asks the API. */
  call: (call: PageCall) => Promise<PageCallAnswer>
}

export interface Page {
  status: number
  html: Uint8Array
}

export type RenderPage = (request: PageRequest) => Promise<Page>

/** Renders pages in the thread that calls it. */
export function renderWith(
  render: (request: RenderRequest) => Promise<RenderedPage>,
  shell: DocumentShell,
): RenderPage {
  return async ({ call, ...request }) => {
    const page = await render({ ...request, transport: toTransport(call) })
    return { status: page.status, html: new TextEncoder().encode(toDocument(shell, page)) }
  }
}

function toTransport(call: PageRequest['call']): Transport {
  return async ({ method, url, body }) => {
    const answer = await call({ method, url, body })
    return { status: answer.status, data: toData(answer.body) }
  }
}

function toData(body: Uint8Array | undefined): unknown {
  return body === undefined ? undefined : JSON.parse(new TextDecoder().decode(body))
}
