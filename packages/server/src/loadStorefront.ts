import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as Rendering from '@shop/storefront/app/entry-server.tsx'
import type { DocumentShell } from './pages/document.ts'

/** Icons of the browser's own frame. */
export const HEAD =
  '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">'
const ENTRY = 'src/app/entry-client.tsx'

export interface Storefront {
  render: typeof Rendering.render
  pageAddress: typeof Rendering.pageAddress
  shell: DocumentShell
  clientFolder: string
  /** Serves source modules during development, when pages are not cached. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

/** Folder of the package of the storefront. */
export const storefrontFolder = path.dirname(
  createRequire(import.meta.url).resolve('@shop/storefront/package.json'),
)

/** Loads the storefront's build. Throws an error that says what to do without one. */
export async function loadStorefront(): Promise<Storefront> {
  const clientFolder = path.join(storefrontFolder, 'dist/client')
  const manifestText = await readFile(path.join(clientFolder, '.vite/manifest.json'), 'utf8').catch(
    (cause: unknown) => {
      throw new Error('The storefront is not built. Run "npm start", which builds what is missing.', {
        cause,
      })
    },
  )
  const manifest = JSON.parse(manifestText) as Record<string, { file: string } | undefined>
  const entry = manifest[ENTRY]
  if (entry === undefined) throw new Error(`The storefront's build has no ${ENTRY}`)
  const rendering = (await import(
    pathToFileURL(path.join(storefrontFolder, 'dist/server/entry-server.js')).href
  )) as typeof Rendering
  return {
    render: rendering.render,
    pageAddress: rendering.pageAddress,
    shell: { head: HEAD, scheme: rendering.schemeScript, boot: rendering.bootScript(`/${entry.file}`) },
    clientFolder,
  }
}
