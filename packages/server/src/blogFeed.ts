import type { Database } from '@shop/api/database/openDatabase'
import { paths } from '@shop/storefront/lib/paths.ts'
import type { Shop } from '@shop/contract/shop.schema'
import type { FastifyInstance } from 'fastify'
import { escapeXml } from './escapeXml.ts'
import type { StoredFiles } from './StoredFiles.ts'

interface FeedRow {
  slug: string
  title: string
  summary: string
  tags: string[]
  /** `YYYY-MM-DD` */
  published_on: string
}

/** Feed readers need the newest posts only. */
const POSTS = 30

export function registerBlogFeed(app: FastifyInstance, db: Database, files: StoredFiles): void {
  app.get(paths.blogFeed(), { schema: { hide: true } }, async (request, reply) => {
    reply.type('application/rss+xml; charset=utf-8')
    return files.send(request, reply, paths.blogFeed(), async (origin) => {
      const { rows } = await db.$client.query<FeedRow>(
        `select slug, title, meta_description as summary, tags, to_char(published_on, 'YYYY-MM-DD') as published_on
         from blog where published_on <= (now() at time zone 'Asia/Kolkata')::date
         order by published_on desc, id desc limit $1`,
        [POSTS],
      )
      return toFeed(origin, (await app.settings()).shop, rows)
    })
  })
}

function toFeed(origin: string, shop: Shop, posts: readonly FeedRow[]): string {
  const self = origin + paths.blogFeed()
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>' +
    element('title', `The blog of ${shop.name}`) +
    element('link', origin + paths.blog()) +
    element('description', shop.blog.description) +
    element('language', 'en-in') +
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>` +
    posts.map((post) => toItem(origin, post)).join('') +
    '</channel></rss>'
  )
}

function toItem(origin: string, { slug, title, summary, tags, published_on }: FeedRow): string {
  const address = origin + paths.blogDetails(slug)
  return (
    '<item>' +
    element('title', title) +
    element('link', address) +
    element('guid', address) +
    element('pubDate', new Date(`${published_on}T00:00:00+05:30`).toUTCString()) +
    element('description', summary) +
    tags.map((tag) => element('category', tag)).join('') +
    '</item>'
  )
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`
