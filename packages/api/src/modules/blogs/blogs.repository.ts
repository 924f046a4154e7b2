import { and, asc, desc, eq, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#database/openDatabase.ts'
import { blog, blogCategory, blogProduct } from '#database/schema/blog.ts'
import { ownerOfOldSlug } from '#modules/redirects/oldSlugs.ts'
import { today } from '#time/today.ts'

const POSTS_PER_CATEGORY = 100
const WORDS_PER_MINUTE = sql.raw('220.0')
/** Scores of posts that have the words in their text only, and of the least similar title. */
const IN_TEXT = sql.raw('1.5')
const SIMILAR_ENOUGH = sql.raw('0.45')

const subCategory = alias(blogCategory, 'sub_category')

const card = {
  id: blog.id,
  slug: blog.slug,
  title: blog.title,
  image: blog.image,
  tags: blog.tags,
  publishedOn: blog.publishedOn,
  createdAt: blog.createdAt,
  excerpt: blog.metaDescription,
  // Words are counted by the spaces between them, which costs a list of posts next to nothing.
  readingMinutes:
    sql<number>`greatest(1, round((length(${blog.description}) - length(replace(${blog.description}, ' ', ''))) / ${WORDS_PER_MINUTE}))::int`.as(
      'reading_minutes',
    ),
}

export type BlogRow = Awaited<ReturnType<ReturnType<typeof createBlogsRepository>['newest']>>[number]
export type WholeBlogRow = NonNullable<Awaited<ReturnType<ReturnType<typeof createBlogsRepository>['find']>>>

const isPublished = () => lte(blog.publishedOn, today())
const newestFirst = [desc(blog.publishedOn), desc(blog.id)]

export function createBlogsRepository(db: Database) {
  return {
    /** Posts with their category's name, in menu order, newest first. */
    async list({
      category,
      subcategory,
    }: {
      category?: string | undefined
      subcategory?: string | undefined
    }) {
      const filters: SQL[] = [isPublished()]
      if (category !== undefined) filters.push(eq(blogCategory.slug, category))
      if (subcategory !== undefined) filters.push(eq(subCategory.slug, subcategory))
      const place = sql<number>`row_number() over (partition by ${blog.categoryId} order by ${sql.join(newestFirst, sql`, `)})`
      const posts = db
        .select({
          ...card,
          categoryName: sql<string>`${blogCategory.name}`.as('category_name'),
          position: blogCategory.position,
          place: place.as('place'),
        })
        .from(blog)
        .innerJoin(blogCategory, eq(blogCategory.id, blog.categoryId))
        .leftJoin(subCategory, eq(subCategory.id, blog.subCategoryId))
        .where(and(...filters))
        .as('posts')
      return db
        .select()
        .from(posts)
        .where(lte(posts.place, POSTS_PER_CATEGORY))
        .orderBy(asc(posts.position), asc(posts.categoryName), asc(posts.place))
    },

    newest(limit: number) {
      return db
        .select(card)
        .from(blog)
        .where(isPublished())
        .orderBy(...newestFirst)
        .limit(limit)
    },

    /** Finds a post by slug, earlier slug or id. A slug that equals another post's id wins. */
    async find(slugOrId: string) {
      const id = /^[1-9]\d{0,8}$/.test(slugOrId) ? Number(slugOrId) : null
      const [row] = await db
        .select({
          ...card,
          description: blog.description,
          metaTitle: blog.metaTitle,
          metaDescription: blog.metaDescription,
          productsHeading: blog.productsHeading,
          category: { name: blogCategory.name, slug: blogCategory.slug },
        })
        .from(blog)
        .innerJoin(blogCategory, eq(blogCategory.id, blog.categoryId))
        .where(
          and(
            isPublished(),
            or(
              eq(blog.slug, slugOrId),
              eq(blog.id, ownerOfOldSlug(['post'], slugOrId)),
              id === null ? undefined : eq(blog.id, id),
            ),
          ),
        )
        .orderBy(desc(eq(blog.slug, slugOrId)))
        .limit(1)
      return row ?? null
    },

    async productIds(blogId: number): Promise<number[]> {
      const rows = await db
        .select({ id: blogProduct.productId })
        .from(blogProduct)
        .where(eq(blogProduct.blogId, blogId))
        .orderBy(asc(blogProduct.position))
      return rows.map(({ id }) => id)
    },

    /** One page of the posts that a text may mean. */
    async search(query: string, { page, limit }: { page: number; limit: number }) {
      const { rows } = await db.execute<{
        id: number
        total: number
        in_text: number
        is_similar: boolean
      }>(sql`
        ${matching(query)} select id, count(*) over ()::int as total,
          count(*) filter (where score = ${IN_TEXT}) over ()::int as in_text, score < ${IN_TEXT} as is_similar
        from matching order by score desc, published_on desc, id desc limit ${limit} offset ${(page - 1) * limit}`)
      const ids = rows.map(({ id }) => id)
      const posts = await db.select(card).from(blog).where(inArray(blog.id, ids))
      const { total = 0, in_text: inText = 0, is_similar: isSimilar = false } = rows[0] ?? {}
      return {
        posts: posts.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
        total,
        inText,
        isSimilar,
      }
    },

    async categories() {
      const rows = await db
        .select({
          name: blogCategory.name,
          slug: blogCategory.slug,
          sub: { name: subCategory.name, slug: subCategory.slug },
        })
        .from(blogCategory)
        .leftJoin(subCategory, eq(subCategory.parentId, blogCategory.id))
        .where(isNull(blogCategory.parentId))
        .orderBy(
          asc(blogCategory.position),
          asc(blogCategory.id),
          asc(subCategory.position),
          asc(subCategory.id),
        )
      return rows
    },
  }
}

/**
 * Common table expressions, of which `matching` has the posts whose title or tags start with the query or contain its words, whose text has its
 * words, or, when there are none of these, whose title is similar.
 */
const matching = (query: string) => sql`
  with asked as (select fold(${query}) as query, plainto_tsquery('shop', ${query}) as words),
  posts as (
    select id, title, slug, published_on, fold(title) as folded,
      ' ' || fold(array_to_string(tags, ' ')) as folded_tags
    from blog where ${isPublished()}
  ), in_text as (
    select id from blog, asked where to_tsvector('shop', description) @@ words
  ), scored as (
    select posts.*, case
        when starts_with(folded, query) then 5
        when strpos(' ' || folded, ' ' || query) > 0 then 4
        when strpos(folded_tags, ' ' || query) > 0 then 3
        when (select bool_and(strpos(folded || folded_tags, word) > 0)
          from unnest(string_to_array(query, ' ')) as word where word <> '') then 2
        when id in (select id from in_text) then ${IN_TEXT}
        else word_similarity(query, folded)
      end as score
    from posts, asked
  ), matching as (
    select scored.* from scored, (select max(score) as score from scored) as best
    where scored.score >= case when best.score >= ${IN_TEXT} then ${IN_TEXT} else ${SIMILAR_ENOUGH} end
  )`
