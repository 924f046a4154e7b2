import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as InlineScripts from '@shop/storefront/app/inlineScripts.ts'
import type * as PageAddress from '@shop/storefront/app/pageAddress.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { DocumentShell } from './pages/document.ts'
import type { RenderPage } from './pages/RenderPage.ts'
import { PageThread } from './pages/thread/PageThread.ts'

/** Icons of the browser's own frame. */
export const HEAD =
  '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">'
const ENTRY = 'src/app/entry-client.tsx'
const FONTS = '../ui/src/styles/fonts.css'

export interface Storefront {
  render: RenderPage
  pageAddress: typeof PageAddress.pageAddress
  shell: DocumentShell
  /** Rules of the shop's fonts, for pages that are not rendered. */
  fontFaces: string
  clientFolder: string
  /** Ends what renders, when no page is under way. */
  close: () => Promise<void>
  /** Serves source modules during development, when pages are not cached. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

/** Folder of the package of the storefront. */
export const storefrontFolder = path.dirname(
  createRequire(import.meta.url).resolve('@shop/storefront/package.json'),
)

/** Loads the storefront's build, which renders in a thread of its own. Throws an error that says what to do without one. */
export async function loadStorefront(log: FastifyBaseLogger): Promise<Storefront> {
  const clientFolder = path.join(storefrontFolder, 'dist/client')
  const manifestText = await readFile(path.join(clientFolder, '.vite/manifest.json'), 'utf8').catch(
    (cause: unknown) => {
      throw new Error('The storefront is not built. Run "npm start", which builds what is missing.', {
        cause,
      })
    },
  )
  const manifest = JSON.parse(manifestText) as Record<string, { file: string; css?: string[] } | undefined>
  const entry = manifest[ENTRY]
  const [styles] = entry?.css ?? []
  const fonts = manifest[FONTS]
  if (entry === undefined || styles === undefined || fonts === undefined)
    throw new Error(`The storefront's build has no ${ENTRY}, or no styles or fonts for it`)
  const fontFaces = await readFile(path.join(clientFolder, fonts.file), 'utf8')
  const built = (name: string) => pathToFileURL(path.join(storefrontFolder, `dist/server/${name}.js`)).href
  const { pageAddress } = (await import(built('pageAddress'))) as typeof PageAddress
  const { inlineScript } = (await import(built('inlineScripts'))) as typeof InlineScripts
  const shell = {
    head: HEAD,
    script: inlineScript(`/${entry.file}`, `/${styles}`),
    styles: `/${styles}`,
  }
  const thread = await PageThread.open({
    program: new URL('pageThread.js', import.meta.url),
    data: { storefront: built('entry-server'), shell },
    log,
  })
  return { render: thread.render, pageAddress, shell, fontFaces, clientFolder, close: () => thread.close() }
}
