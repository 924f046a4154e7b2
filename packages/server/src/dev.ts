import path from 'node:path'
import { createRequire } from 'node:module'
import { createServer as createVite } from 'vite'
import type * as Rendering from '@shop/storefront/app/entry-server.tsx'
import { readSettings } from './env.ts'
import { openShop } from './openShop.ts'
import { HEAD, type Storefront } from './loadStorefront.ts'

/** `npm run dev`: the shop from its sources. Vite serves the browser's modules with hot reload; everything else is as in production. */
const root = path.dirname(createRequire(import.meta.url).resolve('@shop/storefront/package.json'))
const vite = await createVite({ root, appType: 'custom', server: { middlewareMode: true } })

const rendering = () => vite.ssrLoadModule('/src/app/entry-server.tsx') as Promise<typeof Rendering>

const storefront: Storefront = {
  clientFolder: path.join(root, 'public'),
  middleware: vite.middlewares,
  async render(request) {
    const { render } = await rendering()
    return render(request)
  },
  pageAddress: (await rendering()).pageAddress,
  shell: {
    head:
      HEAD +
      `<script type="module">import { injectIntoGlobalHook } from '/@react-refresh'; injectIntoGlobalHook(window); ` +
      'window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type</script>' +
      '<script type="module" src="/@vite/client"></script>',
    scheme: (await rendering()).schemeScript,
    boot: (await rendering()).bootScript('/src/app/entry-client.tsx'),
  },
}

const shop = await openShop(readSettings(), { say: (line) => console.log(line), storefront })
console.log(`\n  the product is open at ${shop.address}, from its sources\n`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void vite
      .close()
      .then(() => shop.close())
      .then(() => process.exit(0))
  })
}
