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

const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text)

/** The blog (specification §7). */
export const blogsRoutes: FastifyPluginAsyncZod = async (app) => {
  const blogs = createBlogsRepository(app.reads.db)

  /** What a text finds, or another name of the same thing where the text finds nothing: "mehndi" is henna. */
  async function byAnyName<Found>(
    text: string,
    find: (name: string) => Promise<Found>,
    isFound: (found: Found) => boolean,
  ): Promise<Found> {
    const asTyped = await find(text)
    if (isFound(asTyped)) return asTyped
    for (const name of await app.catalogueSearch.namesOf(text)) {
      const named = await find(name)
      if (isFound(named)) return named
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
      const posts = hasWords(query)
        ? await byAnyName(
            query,
            (name) => blogs.suggest(name, SUGGESTIONS_MAX),
            (found) => found.length > 0,
          )
        : []
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
      if (!hasWords(query)) return { data: [], total: 0, in_text: 0, is_similar: false }
      const { posts, total, inText, isSimilar } = await byAnyName(
        query,
        (name) => blogs.search(name, { page, limit: PAGE_SIZE }),
        (found) => found.posts.length > 0 && !found.isSimilar,
      )
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
