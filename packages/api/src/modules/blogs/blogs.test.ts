import {
  blogCategoriesResponseSchema,
  blogResponseSchema,
  listBlogsResponseSchema,
  recentBlogsResponseSchema,
  searchBlogsResponseSchema,
} from '@shop/contract/blogs.schema'
import { blogSuggestionsResponseSchema } from '@shop/contract/search.schema'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { useApp } from '#testing/useApp.ts'

const { app, db } = useApp('seeded')

async function get<T>(url: string, schema: { parse: (body: unknown) => T }): Promise<T> {
  const answer = await app().inject(url)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.headers['cache-control']).toMatch(/^public/)
  return schema.parse(answer.json())
}

interface Post extends Record<string, unknown> {
  id: number
  slug: string
  title: string
  category: string
  category_slug: string
  sub_slug: string
}
async function posts(): Promise<Post[]> {
  const { rows } = await db().execute<Post>(sql`
    select b.id, b.slug, b.title, c.name as category, c.slug as category_slug, s.slug as sub_slug
    from blog b join blog_category c on c.id = b.category_id join blog_category s on s.id = b.sub_category_id
    order by b.published_on desc, b.id desc`)
  return rows
}

describe('GET /api/list-blogs', () => {
  test('groups all posts by the names of their categories, newest first', async () => {
    const all = await posts()
    const { data } = await get('/api/list-blogs', listBlogsResponseSchema)
    expect(Object.values(data).flat()).toHaveLength(all.length)
    for (const [category, blogs] of Object.entries(data)) {
      expect(blogs.map(({ id }) => id)).toEqual(
        all.filter((post) => post.category === category).map(({ id }) => id),
      )
    }
    const categories = await get('/api/blog-category', blogCategoriesResponseSchema)
    expect(Object.keys(data)).toEqual(categories.result.map(({ category_name }) => category_name))
  })

  test('filters by category and by sub-category', async () => {
    const all = await posts()
    const [post] = all
    if (post === undefined) throw new Error('The demo catalogue has no posts')
    const idsOf = async (query: string) =>
      Object.values((await get(`/api/list-blogs?${query}`, listBlogsResponseSchema)).data).flatMap((blogs) =>
        blogs.map(({ id }) => id),
      )
    const ofCategory = all.filter(({ category_slug }) => category_slug === post.category_slug)
    expect(await idsOf(`category=${post.category_slug}&subcategory=`)).toEqual(ofCategory.map(({ id }) => id))
    expect(await idsOf(`subcategory=${post.sub_slug}`)).toEqual(
      all.filter(({ sub_slug }) => sub_slug === post.sub_slug).map(({ id }) => id),
    )
    const elsewhere = all.find(({ category_slug }) => category_slug !== post.category_slug)
    expect(await idsOf(`category=${elsewhere?.category_slug}&subcategory=${post.sub_slug}`)).toEqual([])
    expect(await idsOf('category=no-such-category')).toEqual([])
  })

  test.each(['category=A%20B', 'page=1', 'category=a&category=b', `category=${'a'.repeat(201)}`])(
    'refuses the filter ?%s',
    async (query) => {
      expect((await app().inject(`/api/list-blogs?${query}`)).statusCode).toBe(400)
    },
  )
})

describe('GET /api/blog/{slug or id}', () => {
  test('returns the post by its slug and by its id, with products', async () => {
    const [post] = await posts()
    const bySlug = await get(`/api/blog/${post?.slug}`, blogResponseSchema)
    expect(await get(`/api/blog/${post?.id}`, blogResponseSchema)).toEqual(bySlug)
    expect(bySlug.data).toMatchObject({
      id: post?.id,
      title: post?.title,
      category: { slug: post?.category_slug },
    })
    expect(bySlug.data.description).toContain('<p>')
    expect(bySlug.data.blog_products_details.products.length).toBeGreaterThan(0)
    expect(bySlug.data.blog_products_details.blog_products_heading).not.toBe('')
  })

  test('says how long it takes to read, and what it is about', async () => {
    const [post] = await posts()
    const read = async (words: number) => {
      await db().execute(
        sql`update blog set meta_description = 'In short.', description = ${`<p>${'word '.repeat(words)}</p>`} where id = ${post?.id}`,
      )
      const { data } = await get(`/api/blog/${post?.slug}`, blogResponseSchema)
      return data
    }
    expect(await read(100)).toMatchObject({ reading_minutes: 1, excerpt: 'In short.' })
    expect(await read(660)).toMatchObject({ reading_minutes: 3 })
    const { data } = await get('/api/list-blogs', listBlogsResponseSchema)
    expect(Object.values(data).flat()).toContainEqual(
      expect.objectContaining({ id: post?.id, reading_minutes: 3, excerpt: 'In short.' }),
    )
  })

  test('prefers a slug to an equal id of another post', async () => {
    const [first, second] = await posts()
    await db().execute(sql`update blog set slug = ${String(first?.id)} where id = ${second?.id}`)
    const { data } = await get(`/api/blog/${first?.id}`, blogResponseSchema)
    await db().execute(sql`update blog set slug = ${second?.slug} where id = ${second?.id}`)
    expect(data.id).toBe(second?.id)
  })

  test('sanitises stored HTML on read', async () => {
    const [post] = await posts()
    await db().execute(
      sql`update blog set description = '<p onclick="a()">Hi</p><script>b()</script>' where id = ${post?.id}`,
    )
    expect((await get(`/api/blog/${post?.slug}`, blogResponseSchema)).data.description).toBe('<p>Hi</p>')
  })

  test('hides a post and its title before its publication', async () => {
    const [, , post] = await posts()
    await db().execute(sql`update blog set published_on = now()::date + 2 where id = ${post?.id}`)
    expect((await app().inject(`/api/blog/${post?.slug}`)).statusCode).toBe(404)
    const { data } = await get('/api/recent-blogs', recentBlogsResponseSchema)
    expect(data.map(({ id }) => id)).not.toContain(post?.id)
    const { suggestions } = await get(
      `/api/blogs/search-suggestions?query=${encodeURIComponent(post?.title ?? '')}`,
      blogSuggestionsResponseSchema,
    )
    expect(suggestions.map(({ id }) => id)).not.toContain(post?.id)
  })

  test.each(['no-such-post', '0', '-1', '999999', '2147483648', '1e3', '%25', "'", '१२'])(
    'answers 404 to the post %s',
    async (id) => {
      const answer = await app().inject(`/api/blog/${encodeURIComponent(id)}`)
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
    },
  )
})

test('GET /api/recent-blogs returns the newest posts', async () => {
  const { rows } = await db().execute<{ id: number }>(sql`
    select id from blog where published_on <= (now() at time zone 'Asia/Kolkata')::date
    order by published_on desc, id desc limit 5`)
  const { data } = await get('/api/recent-blogs', recentBlogsResponseSchema)
  expect(data.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
})

test('GET /api/blog-category returns each category once, with its sub-categories', async () => {
  const { result } = await get('/api/blog-category', blogCategoriesResponseSchema)
  expect(result).toHaveLength(5)
  for (const { subcategory_name } of result) expect(subcategory_name.length).toBeGreaterThan(0)
})

describe('GET /api/blogs/search-suggestions', () => {
  const suggest = async (query: string) =>
    (
      await get(
        `/api/blogs/search-suggestions?query=${encodeURIComponent(query)}`,
        blogSuggestionsResponseSchema,
      )
    ).suggestions

  test('finds a post by the beginning of its title, by its words in any order, by a tag, and with a typing error', async () => {
    await db().execute(sql`
      update blog set title = 'Kohl-rimmed eyes: a Zarina lookbook', tags = '{Quixotic evenings}'
      where id = (select max(id) from blog where published_on < now()::date)`)
    for (const query of ['kohl-r', 'ZARINA', 'lookbook zarina', 'quixotic', 'zarrina lokbook']) {
      expect((await suggest(query))[0]?.title, query).toBe('Kohl-rimmed eyes: a Zarina lookbook')
    }
    const [first] = await suggest('kohl')
    expect(first).toEqual({ id: first?.id, title: first?.title, slug: first?.slug, key: `blog-${first?.id}` })
  })

  test.each(['', '   ', '%', '_', '\\', "'", ':*', '&|!', 'qqqqqqqq', '\u0000'])(
    'suggests nothing for %j, and stays unharmed',
    async (query) => {
      const answer = await app().inject(`/api/blogs/search-suggestions?query=${encodeURIComponent(query)}`)
      expect([200, 400]).toContain(answer.statusCode)
      if (answer.statusCode === 200) expect(answer.json()).toEqual({ suggestions: [] })
    },
  )
})

describe('GET /api/blogs/search', () => {
  const search = (query: string, page = 1) =>
    get(`/api/blogs/search?query=${encodeURIComponent(query)}&page=${page}`, searchBlogsResponseSchema)

  test.each(['mehndi', 'mehendi', 'मेहंदी'])('finds henna by another name: %s', async (name) => {
    const { data } = await search(name)
    expect(data.map(({ title }) => title)).toContain('Henna at home, for the first time')
  })

  test('finds words in titles first, then in texts, whatever their form, and no words of HTML', async () => {
    const all = await posts()
    const [titled, written, plural] = all.slice(3)
    await db().execute(sql`update blog set title = 'A Quixotry for monsoon' where id = ${titled?.id}`)
    await db().execute(sql`update blog set description = '<p>Wear a quixotry.</p>' where id = ${written?.id}`)
    await db().execute(
      sql`update blog set description = '<p class="zubenelgenubi">Two <b>quixotries</b></p>' where id = ${plural?.id}`,
    )
    const found = await search('quixotry')
    expect(found.data.map(({ id }) => id)).toEqual([titled?.id, written?.id, plural?.id])
    expect(found).toMatchObject({ total: 3, in_text: 2, is_similar: false })
    expect((await search('two quixotries')).data.map(({ id }) => id)).toEqual([plural?.id])
    expect((await search('zubenelgenubi')).total).toBe(0)
    expect(await search('qixotry')).toMatchObject({ total: 1, in_text: 0, is_similar: true })
    const { suggestions } = await get(
      '/api/blogs/search-suggestions?query=two%20quixotries',
      blogSuggestionsResponseSchema,
    )
    expect(suggestions.map(({ id }) => id)).toEqual([plural?.id])
  })

  test('has pages', async () => {
    await db().execute(sql`
      insert into blog (slug, title, category_id, description, published_on)
      select 'jacaranda-' || n, 'Post ' || n, (select min(id) from blog_category), '<p>Jacaranda</p>', '2026-01-01'
      from generate_series(1, 30) n`)
    const [first, second] = [await search('jacaranda'), await search('jacaranda', 2)]
    expect([first.data.length, second.data.length]).toEqual([24, 6])
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(30)
    expect(second).toMatchObject({ total: 30, in_text: 30 })
    expect((await search('jacaranda', 3)).data).toEqual([])
  })

  test.each(['', '%', '_', "'", ':*', '&|!', 'qqqqqqqq', 'the'])('stays unharmed by %j', async (query) => {
    expect((await search(query)).data.length).toBeLessThanOrEqual(24)
  })
})

test.each(['/api/recent-blogs', '/api/blog-category', '/api/blog/1'])(
  'refuses unknown query parameters of %s',
  async (path) => {
    const { answers } = app()
    const before = answers.bytes
    const response = await app().inject(`${path}?x=${'y'.repeat(500)}`)
    expect([response.statusCode, answers.bytes]).toEqual([400, before])
  },
)
