import {
  blogCategoriesResponseSchema,
  blogResponseSchema,
  listBlogsQuerySchema,
  listBlogsResponseSchema,
  recentBlogsResponseSchema,
  searchBlogsQuerySchema,
  searchBlogsResponseSchema,
} from '@shop/contract/blogs.schema'
import { PAGE_SIZE, SUGGESTIONS_MAX } from '@shop/contract/limits'
import { blogSuggestionsResponseSchema, suggestionsQuerySchema } from '@shop/contract/search.schema'
import { slugOrIdSchema } from '@shop/contract/wire.schema'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { HttpProblem } from '#http/HttpProblem.ts'
import { cachedRead } from '#http/cachedRead.ts'
import { groupByCategory, toBlogCardWire, toBlogCategoriesWire, toBlogWire } from './blogs.mapper.ts'
import { createBlogsRepository } from './blogs.repository.ts'

const RECENT_BLOGS = 5

const NO_POSTS = { posts: [], total: 0, inText: 0, isSimilar: false }

const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text)

/** The blog (specification §7). */
export const blogsRoutes: FastifyPluginAsyncZod = async (app) => {
  const blogs = createBlogsRepository(app.reads.db)

  /** Finds posts by a text, or by another name of the same thing where the text finds none: "mehndi" is henna. */
  async function findPosts(text: string, page: number, limit: number) {
    const find = (words: string) => blogs.search(words, { page, limit })
    if (!hasWords(text)) return NO_POSTS
    const asTyped = await find(text)
    if (asTyped.total > 0 && !asTyped.isSimilar) return asTyped
    for (const name of await app.catalogueSearch.namesOf(text)) {
      const named = await find(name)
      if (named.total > 0 && !named.isSimilar) return named
    }
    return asTyped
  }

  app.get(
    '/list-blogs',
    {
      schema: {
        tags: ['Blog'],
        summary: 'Posts, grouped by category name',
        querystring: listBlogsQuerySchema,
        response: { 200: listBlogsResponseSchema },
      },
    },
    cachedRead(async ({ query: { category, subcategory } }) => {
      const rows = await blogs.list({
        category: category || undefined,
        subcategory: subcategory || undefined,
      })
      return { data: groupByCategory(rows) }
    }),
  )

  app.get(
    '/blog/:slugOrId',
    {
      schema: {
        tags: ['Blog'],
        summary: 'One post with its related products',
        params: z.object({ slugOrId: slugOrIdSchema }),
        response: { 200: blogResponseSchema },
      },
    },
    cachedRead(async ({ params }) => {
      const row = await blogs.find(params.slugOrId)
      if (row === null) throw new HttpProblem(404, 'There is no such post.')
      return { data: toBlogWire(row, await app.productCards.find(await blogs.productIds(row.id))) }
    }),
  )

  app.get(
    '/recent-blogs',
    {
      schema: {
        tags: ['Blog'],
        summary: 'The newest posts',
        response: { 200: recentBlogsResponseSchema },
      },
    },
    cachedRead(async () => ({ data: (await blogs.newest(RECENT_BLOGS)).map(toBlogCardWire) })),
  )

  app.get(
    '/blogs/search-suggestions',
    {
      schema: {
        tags: ['Blog'],
        summary: 'Posts that a search text may mean, best first',
        querystring: suggestionsQuerySchema,
        response: { 200: blogSuggestionsResponseSchema },
      },
    },
    cachedRead(async ({ query: { query } }) => {
      const { posts } = await findPosts(query, 1, SUGGESTIONS_MAX)
      return { suggestions: posts.map(({ id, title, slug }) => ({ title, slug, id, key: `blog-${id}` })) }
    }),
  )

  app.get(
    '/blogs/search',
    {
      schema: {
        tags: ['Blog'],
        summary: 'Posts that have the words of a text, in the title first',
        querystring: searchBlogsQuerySchema,
        response: { 200: searchBlogsResponseSchema },
      },
    },
    cachedRead(async ({ query: { query, page } }) => {
      const { posts, total, inText, isSimilar } = await findPosts(query, page, PAGE_SIZE)
      return { data: posts.map(toBlogCardWire), total, in_text: inText, is_similar: isSimilar }
    }),
  )

  app.get(
    '/blog-category',
    {
      schema: {
        tags: ['Blog'],
        summary: 'Categories of the blog',
        response: { 200: blogCategoriesResponseSchema },
      },
    },
    cachedRead(async () => ({ result: toBlogCategoriesWire(await blogs.categories()) })),
  )
}
