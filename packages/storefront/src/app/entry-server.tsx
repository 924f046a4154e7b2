import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { createQueries } from '#lib/createQueries.ts'
import { createApi, type Transport } from '#lib/api/createApi.ts'
import type { ShopConfig } from '#lib/ShopConfig.ts'
import { App } from './App.tsx'
import { pageHead } from './pageHead.ts'
import { pageStyles } from './pageStyles.ts'
import { answersOf, serialisePageState } from './pageState.ts'
import { matchRoute, preload } from './route.ts'
import { toFailure, type RouteFailure } from './RouteError.tsx'
import { routes } from './routes.ts'

export interface RenderRequest {
  url: URL
  transport: Transport
  config: ShopConfig
}

export interface RenderedPage {
  status: number
  /** Elements for `<head>`: title, meta, preloads and critical CSS. */
  head: string
  body: string
  /** JSON of the page state, safe inside a script. */
  state: string
}

// React renders hoisted elements (title, meta, link) first.
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

/** Renders a page for a guest: equal for all visitors, so that it can be cached. */
export async function render({ url, transport, config }: RenderRequest): Promise<RenderedPage> {
  const services = { api: createApi(transport), queries: createQueries(), origin: url.origin, config }
  const match = matchRoute(routes, url.pathname)
  const failure = match ? await loadScreen(() => preload(match, { url, ...services })) : undefined
  const isCatchAll = match?.route.path === '*'

  try {
    const html = renderToString(
      <StaticRouter location={url.pathname + url.search}>
        <App services={services} initialFailure={failure} />
      </StaticRouter>,
    )
    const hoisted = HOISTED.exec(html)?.[0] ?? ''
    return {
      status: statusOf(failure, isCatchAll),
      head: pageHead.first + hoisted + pageHead.style + pageStyles(html),
      body: html.slice(hoisted.length),
      state: serialisePageState({ answers: answersOf(services.queries), failure, config }),
    }
  } finally {
    services.queries.clear()
  }
}

// The in-process API reports a timeout with a status that is not an HTTP status.
function statusOf(failure: RouteFailure | undefined, isCatchAll: boolean): number {
  if (failure) return failure.status || 503
  return isCatchAll ? 404 : 200
}

async function loadScreen(load: () => Promise<void>): Promise<RouteFailure | undefined> {
  try {
    await load()
    return undefined
  } catch (error) {
    return toFailure(error)
  }
}
