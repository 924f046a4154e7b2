import { createRequire } from 'node:module'
import path from 'node:path'
import { compileFunction } from 'node:vm'
import type * as CartTabs from '@shop/storefront/testing/openCartTab.ts'
import { build } from 'vite'

/** The globals of a page that the cart's modules use. */
export interface PageGlobals {
  window: object
  navigator: object
  /** Receives the errors of failed calls, which are expected here. */
  console: object
}

export type LoadCartTab = (globals: PageGlobals) => typeof CartTabs.openCartTab

/** Bundles the storefront's cart modules, so that each tab of a browser has modules of its own. */
export async function buildCartTabs(): Promise<LoadCartTab> {
  const root = path.dirname(createRequire(import.meta.url).resolve('@shop/storefront/package.json'))
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
    plugins: [toastsAreKept],
    build: {
      write: false,
      minify: false,
      lib: { entry: 'src/testing/openCartTab.ts', formats: ['iife'], name: 'tabModule' },
    },
  })
  const [result] = Array.isArray(built) ? built : [built]
  const chunk = result !== undefined && 'output' in result ? result.output[0] : undefined
  if (chunk === undefined) throw new Error('The cart modules were not built')
  const load = compileFunction(`${chunk.code}\nreturn tabModule.openCartTab`, [
    'window',
    'navigator',
    'console',
    'StorageEvent',
  ])
  return ({ window, navigator, console }) =>
    load(window, navigator, console, StorageEvent) as typeof CartTabs.openCartTab
}

/** Collects toasts in a list, because there is no screen. */
const toastsAreKept = {
  name: 'toasts-are-kept',
  enforce: 'pre',
  resolveId: (id: string) => (id === '@shop/ui/Toaster' ? '\0toasts' : null),
  load: (id: string) =>
    id === '\0toasts' ? 'export const notify = ({ text }) => void window.toasts.push(text)' : null,
} as const

class StorageEvent extends Event {
  readonly key: string | null
  constructor(type: string, { key }: { key: string | null }) {
    super(type)
    this.key = key
  }
}

export const storageEvent = (key: string) => new StorageEvent('storage', { key })
