import { parentPort, workerData } from 'node:worker_threads'
import type * as Rendering from '@shop/storefront/app/entry-server.tsx'
import type { ThreadData } from './pages/thread/messages.ts'

// Stacks name the lines of the sources. What is loaded before this line has no source map.
process.setSourceMapsEnabled(true)

/** Program of the thread that renders pages (`PageThread`). */
if (parentPort === null) throw new Error('Pages are rendered in a thread of the server: run serve.js')
const { storefront, shell } = workerData as ThreadData
const [{ render }, { renderWith }, { servePages }] = await Promise.all([
  import(storefront) as Promise<typeof Rendering>,
  import('./pages/RenderPage.ts'),
  import('./pages/thread/servePages.ts'),
])
servePages(parentPort, renderWith(render, shell))
