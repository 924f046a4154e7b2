import { slugSchema } from '@shop/contract/wire.schema'
import { asc, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Transaction } from '#database/openDatabase.ts'
import { blog, blogCategory } from '#database/schema/blog.ts'
import { sanitiseHtml } from '#html/sanitiseHtml.ts'
import { rows } from '#import/jsonRows.ts'
import { filled, isUnique, picture, text } from '../fields.ts'
import { missingSlugs } from '../missing.ts'

const postSchema = z
  .object({
    slug: slugSchema,
    title: filled(200),
    category: slugSchema,
    sub_category: slugSchema.optional(),
    tags: z.array(filled(60)).max(30).default([]),
    picture: picture.optional(),
    /** HTML. It is reduced to prose, links and pictures. */
    body: filled(200_000).transform(sanitiseHtml),
    meta_title: text(200).default(''),
    meta_description: text(500).default(''),
    /** Products of the post, under this heading. */
    products_heading: text(120).default(''),
    products: z.array(slugSchema).max(48).default([]),
    /** Day in India from which it is shown. */
    date: z.iso.date(),
  })
  .strict()

/** Posts of the blog, newest first. A post that a file lacks is deleted. */
export const postsSchema = z
  .array(postSchema)
  .max(5_000)
  .refine((posts) => isUnique(posts.map(({ slug }) => slug)), 'has a slug twice')
type Posts = z.output<typeof postsSchema>

export async function readPosts(tx: Transaction): Promise<Posts> {
  const sub = alias(blogCategory, 'sub')
  const found = await tx
    .select({
      post: blog,
      category: blogCategory.slug,
      subCategory: sub.slug,
      products: sql<string[]>`array(select p.slug from blog_product bp join product p on p.id = bp.product_id
        where bp.blog_id = "blog"."id" order by bp.position)`,
    })
    .from(blog)
    .innerJoin(blogCategory, eq(blogCategory.id, blog.categoryId))
    .leftJoin(sub, eq(sub.id, blog.subCategoryId))
    .orderBy(desc(blog.publishedOn), asc(blog.slug))
  return found.map(({ post, category, subCategory, products }) => ({
    slug: post.slug,
    title: post.title,
    category,
    ...(subCategory !== null && { sub_category: subCategory }),
    tags: post.tags,
    ...(post.image !== '' && { picture: post.image }),
    body: post.description,
    meta_title: post.metaTitle,
    meta_description: post.metaDescription,
    products_heading: post.productsHeading,
    products,
    date: post.publishedOn,
  }))
}

export async function writePosts(tx: Transaction, posts: Posts): Promise<void> {
  const given = rows(posts)
  await tx.execute(
    sql`delete from blog where slug <> all(${sql.param(posts.map(({ slug }) => slug))}::text[])`,
  )
  await tx.execute(sql`
    insert into blog (slug, title, category_id, sub_category_id, tags, image, description, meta_title, meta_description,
      products_heading, published_on)
    select g.slug, g.title, c.id, s.id, g.tags, coalesce(g.picture, ''), g.body, g.meta_title, g.meta_description,
      g.products_heading, g.date
    from jsonb_to_recordset(${given}) as g (slug text, title text, category text, sub_category text, tags text[], picture text,
      body text, meta_title text, meta_description text, products_heading text, date date)
    join blog_category c on c.slug = g.category left join blog_category s on s.slug = g.sub_category
    order by g.date, g.slug
    on conflict (slug) do update set title = excluded.title, category_id = excluded.category_id,
      sub_category_id = excluded.sub_category_id, tags = excluded.tags, image = excluded.image,
      description = excluded.description, meta_title = excluded.meta_title, meta_description = excluded.meta_description,
      products_heading = excluded.products_heading, published_on = excluded.published_on`)
  await tx.execute(sql`delete from blog_product`)
  await tx.execute(sql`
    insert into blog_product (blog_id, product_id, position)
    select blog.id, product.id, min(named.position) - 1
    from jsonb_to_recordset(${given}) as g (slug text, products text[]),
      unnest(g.products) with ordinality as named (slug, position), blog, product
    where blog.slug = g.slug and product.slug = named.slug
    group by blog.id, product.id`)
}

/** Posts and their categories belong together, so both are checked as they will be. */
export async function unknownOfPosts(
  tx: Transaction,
  posts: Posts,
  categories: readonly { slug: string; children: readonly { slug: string }[] }[],
): Promise<string[]> {
  const childrenOf = new Map(
    categories.map(({ slug, children }) => [slug, children.map((child) => child.slug)]),
  )
  const noProduct = await missingSlugs(
    tx,
    'product',
    posts.flatMap(({ products }) => products),
  )
  return posts.flatMap(({ slug, category, sub_category: sub, products }) => {
    const children = childrenOf.get(category)
    const missing = products.filter((one) => noProduct.has(one))
    if (children === undefined)
      return [`posts: ${slug} has the category ${category}, which post_categories lack.`]
    return [
      ...(sub !== undefined && !children.includes(sub)
        ? [`posts: ${slug} has the sub-category ${sub}, which ${category} lacks.`]
        : []),
      ...missing.map((one) => `posts: there is no product ${one} for ${slug}.`),
    ]
  })
}
