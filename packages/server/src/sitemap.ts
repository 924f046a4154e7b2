import type { Database } from '@shop/api/database/openDatabase'
import { HttpProblem } from '@shop/api/http/HttpProblem'
import { publicOrigin } from '@shop/api/http/publicOrigin'
import type { FastifyInstance } from 'fastify'
import { paths } from '@shop/storefront/lib/paths.ts'
import { escapeXml } from './escapeXml.ts'
import type { StoredFiles } from './StoredFiles.ts'

/** Products by id in one file. Search engines read up to 50,000, but a smaller file can be cached. */
const PRODUCTS_PER_FILE = 10_000
const POSTS_MAX = 25_000
/** Number of a file, without leading zeros, so that each file has one address. */
const FILE_NUMBER = /^(?:0|[1-9]\d{0,4})$/

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

/** `robots.txt`, and the sitemap of all pages for search engines: an index, and files of products by id. */
export function registerSitemap(app: FastifyInstance, db: Database, files: StoredFiles): void {
  const hidden = { schema: { hide: true } }

  app.get('/robots.txt', hidden, (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=600')
      .send(robots(publicOrigin(request))),
  )

  app.get('/sitemap.xml', hidden, async (request, reply) =>
    files.send(request, reply.type('application/xml'), '/sitemap.xml', async (origin) => {
      const last = await lastProductFile(db)
      const products = Array.from({ length: last + 1 }, (_, number) => `/sitemap-products-${number}.xml`)
      const entries = ['/sitemap-pages.xml', ...products].map(
        (file) => `<sitemap><loc>${escapeXml(origin + file)}</loc></sitemap>`,
      )
      return xml('sitemapindex', entries)
    }),
  )

  app.get('/sitemap-pages.xml', hidden, async (request, reply) =>
    files.send(request, reply.type('application/xml'), '/sitemap-pages.xml', async (origin) => {
      const pages = await findPages(db)
      return xml(
        'urlset',
        pages.map((page) => toUrl(origin + page)),
      )
    }),
  )

  app.get<{ Params: { file: string } }>('/sitemap-products-:file.xml', hidden, async (request, reply) => {
    const { file } = request.params
    if (!FILE_NUMBER.test(file)) throw noSuchFile()
    reply.type('application/xml')
    return files.send(request, reply, `/sitemap-products-${file}.xml`, async (origin) => {
      const slugs = await findProductSlugs(db, Number(file))
      return xml(
        'urlset',
        slugs.map((slug) => toUrl(origin + paths.product(slug))),
      )
    })
  })
}

const noSuchFile = () => new HttpProblem(404, 'There is no such file.')

async function lastProductFile(db: Database): Promise<number> {
  const { rows } = await db.$client.query<{ last: number }>(
    'select coalesce(max(id), 0) / $1 as last from product',
    [PRODUCTS_PER_FILE],
  )
  return rows[0]?.last ?? 0
}

async function findProductSlugs(db: Database, file: number): Promise<string[]> {
  if (file > (await lastProductFile(db))) throw noSuchFile()
  const { rows } = await db.$client.query<{ slug: string }>(
    'select slug from product where is_active and id >= $1 and id < $2 order by id',
    [file * PRODUCTS_PER_FILE, (file + 1) * PRODUCTS_PER_FILE],
  )
  return rows.map(({ slug }) => slug)
}

interface CategoryRow {
  id: number
  level: 'main' | 'sub' | 'child'
  slug: string
  name: string
}

async function findPages(db: Database): Promise<string[]> {
  const categories = await db.$client.query<CategoryRow>(
    'select id, level, slug, name from category order by id',
  )
  const brands = await db.$client.query<{ slug: string }>('select slug from brand order by id')
  const posts = await db.$client.query<{ slug: string }>(
    `select slug from blog where published_on <= (now() at time zone 'Asia/Kolkata')::date
     order by published_on desc, id desc limit $1`,
    [POSTS_MAX],
  )
  const blogCategories = await db.$client.query<{ slug: string; is_sub: boolean }>(
    'select slug, parent_id is not null as is_sub from blog_category order by id',
  )
  return [
    paths.home(),
    ...categories.rows.map(({ id, level, slug, name }) =>
      level === 'main' ? paths.category({ id, name }) : paths.categoryList(slug, level),
    ),
    paths.brands(),
    ...brands.rows.map(({ slug }) => paths.brand(slug)),
    paths.blog(),
    ...blogCategories.rows.map(({ slug, is_sub }) =>
      is_sub ? paths.blogSubCategory(slug) : paths.blogCategory(slug),
    ),
    ...posts.rows.map(({ slug }) => paths.blogDetails(slug)),
    ...STATIC_PAGES,
  ]
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
