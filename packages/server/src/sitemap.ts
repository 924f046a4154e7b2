import type { Database } from '@shop/api/database/openDatabase'
import type { FastifyInstance } from 'fastify'
import { paths } from '@shop/storefront/lib/paths.ts'
import { escapeXml } from './escapeXml.ts'

interface SitemapOptions {
  db: Database
  publicOrigin: string | undefined
}

/** Search engines read at most this many addresses from one file. */
const ADDRESSES_PER_FILE = 50_000

const STATIC_PAGES = [
  paths.about(),
  paths.contact(),
  paths.terms(),
  paths.privacy(),
  paths.returns(),
  paths.cancellation(),
  paths.shipping(),
  paths.investors(),
]

/** `robots.txt`, and the sitemap of all that search engines may keep: an index, and files of products by id. */
export function registerSitemap(app: FastifyInstance, { db, publicOrigin }: SitemapOptions): void {
  const originOf = (request: { protocol: string; host: string }) =>
    publicOrigin ?? `${request.protocol}://${request.host}`
  const hidden = { schema: { hide: true } }

  app.get('/robots.txt', hidden, (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(originOf(request))),
  )

  app.get('/sitemap.xml', hidden, async (request, reply) => {
    const { rows } = await db.$client.query<{ files: number }>(
      'select coalesce(max(id), 0) / $1 + 1 as files from product',
      [ADDRESSES_PER_FILE],
    )
    const files = Array.from({ length: rows[0]?.files ?? 1 }, (_, index) => `/sitemap-products-${index}.xml`)
    const entries = ['/sitemap-pages.xml', ...files].map(
      (file) => `<sitemap><loc>${originOf(request)}${file}</loc></sitemap>`,
    )
    return reply.type('application/xml').send(xml('sitemapindex', entries))
  })

  app.get('/sitemap-pages.xml', hidden, async (request, reply) => {
    const { rows } = await db.$client.query<{
      id: number
      level: 'main' | 'sub' | 'child'
      slug: string
      name: string
    }>('select id, level, slug, name from category order by id')
    const brands = await db.$client.query<{ slug: string }>('select slug from brand order by id')
    const categories = rows.map(({ id, level, slug, name }) =>
      level === 'main' ? paths.category({ id, name }) : paths.categoryList(slug, level),
    )
    const posts = await db.$client.query<{ slug: string }>(
      `select slug from blog where published_on <= (now() at time zone 'Asia/Kolkata')::date
       order by published_on desc, id desc limit $1`,
      [ADDRESSES_PER_FILE / 2],
    )
    const blogCategories = await db.$client.query<{ slug: string; is_sub: boolean }>(
      'select slug, parent_id is not null as is_sub from blog_category order by id',
    )
    const pages = [
      paths.home(),
      ...categories,
      ...brands.rows.map(({ slug }) => paths.brand(slug)),
      paths.blog(),
      ...blogCategories.rows.map(({ slug, is_sub }) =>
        is_sub ? paths.blogSubCategory(slug) : paths.blogCategory(slug),
      ),
      ...posts.rows.map(({ slug }) => paths.blogDetails(slug)),
      ...STATIC_PAGES,
    ]
    return reply.type('application/xml').send(
      xml(
        'urlset',
        pages.map((page) => toUrl(originOf(request) + page)),
      ),
    )
  })

  app.get<{ Params: { file: string } }>('/sitemap-products-:file.xml', hidden, async (request, reply) => {
    const file = Number(request.params.file)
    if (!Number.isSafeInteger(file) || file < 0) return reply.callNotFound()
    const { rows } = await db.$client.query<{ slug: string }>(
      'select slug from product where is_active and id >= $1 and id < $2 order by id',
      [file * ADDRESSES_PER_FILE, (file + 1) * ADDRESSES_PER_FILE],
    )
    const entries = rows.map(({ slug }) => toUrl(originOf(request) + paths.product(slug)))
    return reply.type('application/xml').send(xml('urlset', entries))
  })
}

const toUrl = (address: string) => `<url><loc>${escapeXml(address)}</loc></url>`

const xml = (root: string, entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</${root}>`

const robots = (origin: string) => `User-agent: *
Disallow: /api/
Disallow: /mycart
Disallow: /profile
Disallow: /placeorder
Disallow: /productList/searchProducts

Sitemap: ${origin}/sitemap.xml
`
