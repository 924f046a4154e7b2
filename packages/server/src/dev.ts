import path from 'node:path'
import { createRequire } from 'node:module'
import { createServer as createVite } from 'vite'
import type * as InlineScripts from '@shop/storefront/app/inlineScripts.ts'
import type * as PageAddress from '@shop/storefront/app/pageAddress.ts'
import type * as Rendering from '@shop/storefront/app/entry-server.tsx'
import { readSettings } from './env.ts'
import { openShop } from './openShop.ts'
import { HEAD, type Storefront } from './loadStorefront.ts'
import { renderWith } from './pages/RenderPage.ts'

/** `npm run dev`: the shop from its sources. Vite serves the browser's modules with hot reload; everything else is as in production. */
const root = path.dirname(createRequire(import.meta.url).resolve('@shop/storefront/package.json'))
const vite = await createVite({ root, appType: 'custom', server: { middlewareMode: true } })

const load = async <T>(name: string) => (await vite.ssrLoadModule(`/src/app/${name}`)) as T

const { inlineScript } = await load<typeof InlineScripts>('inlineScripts.ts')
const shell = {
  head:
    HEAD +
    `<script type="module">import { injectIntoGlobalHook } from '/@react-refresh'; injectIntoGlobalHook(window); ` +
    'window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type</script>' +
    '<script type="module" src="/@vite/client"></script>',
  script: inlineScript('/src/app/entry-client.tsx'),
}

const storefront: Storefront = {
  clientFolder: path.join(root, 'public'),
  middleware: vite.middlewares,
  async render(request) {
    const { render } = await load<typeof Rendering>('entry-server.tsx')
    return renderWith(render, shell)(request)
  },
  pageAddress: (await load<typeof PageAddress>('pageAddress.ts')).pageAddress,
  shell,
  fontFaces: '', // browsers keep no offline page during development
  close: () => vite.close(),
}

const shop = await openShop(readSettings(), { say: (line) => console.log(line), storefront })
console.log(`\n  the product is open at ${shop.address}, from its sources\n`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void shop.close().then(() => process.exit(0))
  })
}
