import { expect, test } from '@playwright/test'
import { readFile, stat } from 'node:fs/promises'

const pages: Record<string, RegExp> = {
  '/': /<article/,
  '/category/makeup/1': /<h1[^>]*>Makeup/,
  '/productList/lipstick?category=child': /<article/,
  '/productList/searchProducts?search=kajal&sort=recommended_desc': /<article/,
  '/mycart': /<h1/,
  '/blog': /<article/,
  '/blog-details/monsoon-skin-routine': /<h1[^>]*>A monsoon skin routine/,
  '/Return%26Refund': /Within 7 days of delivery/,
}

for (const [address, content] of Object.entries(pages)) {
  test(`serves ${address} with its content and without cookies`, async ({ request }) => {
    const response = await request.get(address)
    expect(response.status()).toBe(200)
    expect(response.headers()['set-cookie']).toBeUndefined()
    const html = await response.text()
    expect(html).toMatch(content)
    expect(html).toMatch(/<title>[^<]+<\/title>/)
    expect(html).toMatch(/<meta name="description"|name="robots" content="noindex"/)
  })
}

test('describes a product page to search engines', async ({ request }) => {
  const list = await (await request.get('/api/products?limit=1')).json()
  const html = await (await request.get(`/product/${list.data[0].slug}`)).text()
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )
  expect(blocks.flatMap((block) => block['@type'])).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Product/), 'BreadcrumbList']),
  )
  expect(html).toMatch(/<meta property="og:image" content="http/)
  expect(html).toMatch(/<link rel="canonical" href="http/)
})

const CLIENT = new URL('../../storefront/dist/client/', import.meta.url)
/** Routes of what most shoppers see first. */
const FIRST_SEEN = /^(?:home|category|product-list|product|cart)\//

/** The scripts of a first visit of every route. */
async function readScripts() {
  const scripts = JSON.parse(await readFile(new URL('.vite/scripts.json', CLIENT), 'utf8'))
  const routes = Object.entries(scripts as Record<string, string[]>)
  expect(routes.length).toBeGreaterThan(25)
  return routes
}

test('needs at most six requests for HTML, styles and scripts on every page', async () => {
  // The HTML and the style sheet are one request each.
  const requests = (await readScripts()).map(([route, files]) => ({ route, requests: files.length + 2 }))
  expect(requests.filter(({ requests }) => requests > 6)).toEqual([])
})

test('needs at most 95 KB of scripts on the pages that are seen first, 110 KB on the others', async () => {
  const sizes = await Promise.all(
    (await readScripts()).map(async ([route, files]) => {
      const scripts = await Promise.all(files.map((file) => stat(new URL(`${file}.br`, CLIENT))))
      return { route, size: scripts.reduce((sum, { size }) => sum + size, 0) }
    }),
  )
  expect(sizes.filter(({ route, size }) => size > (FIRST_SEEN.test(route) ? 95_000 : 110_000))).toEqual([])
})

test('leaves styled-components, and parts of React, its router and queries, out of the scripts', async ({
  request,
}) => {
  const [, entry] = /"(\/assets\/entry-client[^"]+\.js)"/.exec(await (await request.get('/')).text()) ?? []
  const script = await (await request.get(entry ?? '')).text()
  expect(script).toContain('hydrateRoot')
  expect(script).not.toContain('__reactRouterManifest')
  expect(script).not.toContain('view-transition-group')
  expect(script).not.toContain('accent-height')
  expect(script).not.toContain('getQueriesData')
  // Errors that React makes when it is loaded.
  expect(script).not.toMatch(/\bError\(\w+\(460\)\)/)
  expect(script).not.toContain('styled-components')
})

test('lists existing pages in the sitemap', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('/sitemap.xml')
  const index = await (await request.get('/sitemap.xml')).text()
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '')
  const addresses = (await Promise.all(files.map(async (file) => (await request.get(file)).text()))).flatMap(
    (xml) =>
      [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) =>
        (address ?? '').replaceAll('&amp;', '&'),
      ),
  )
  expect(addresses.length).toBeGreaterThan(350)
  for (const address of addresses.filter((_, index) => index % 40 === 0)) {
    expect((await request.get(address)).status(), address).toBe(200)
  }
})

test('serves pictures in both formats, cacheable for ever', async ({ request }) => {
  const { data } = await (await request.get('/api/products?limit=1')).json()
  const [first] = data[0].media.split(',')
  for (const [format, type] of [
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
  ] as const) {
    const response = await request.get(first.replace(/\d+\.\w+$/, `320.${format}`))
    expect(response.headers()['content-type']).toBe(type)
    expect(response.headers()['cache-control']).toContain('immutable')
  }
})
