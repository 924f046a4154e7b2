import { banners, homeSections } from '@shop/demo-catalogue/home'
import { brands } from '@shop/demo-catalogue/brands'
import { categories } from '@shop/demo-catalogue/categories'
import { goesWith } from '@shop/demo-catalogue/goes-with'
import { offers } from '@shop/demo-catalogue/offers'
import { postCategories } from '@shop/demo-catalogue/post-categories'
import { posts } from '@shop/demo-catalogue/posts/posts'
import { products } from '@shop/demo-catalogue/products/products'
import { sizeGuides } from '@shop/demo-catalogue/size-guides'
import type { DemoCategory } from '@shop/demo-catalogue/types'
import { sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '#database/openDatabase.ts'
import { demoRemoval } from '#database/schema/demo.ts'
import { withRetries } from '#database/withRetries.ts'
import type { StoredPicture } from '#modules/media/encodePicture.ts'
import { writeVocabulary } from '#modules/search/vocabulary/refreshVocabulary.ts'
import { DEMO_COUPONS } from './seedCoupons.ts'

export type DemoRemovalResult =
  | { is: 'refused'; sold: number }
  /** Sold products are archived, because their orders need them. */
  | { is: 'removed'; deleted: number; archived: number; pictures: DeletedPicture[] }

export type DeletedPicture = Pick<StoredPicture, 'id' | 'width' | 'height'>

/** Everything that the operator added stays, and so does every brand and category with a product of the operator's. */
export async function removeDemo(
  db: Database,
  { archiveSold }: { archiveSold: boolean },
): Promise<DemoRemovalResult> {
  return withRetries<DemoRemovalResult>(db, async (tx) => {
    const { sold, unsold } = await findDemoProducts(tx)
    if (sold.length > 0 && !archiveSold) return { is: 'refused', sold: sold.length }
    await removeContent(tx)
    await archiveProducts(tx, sold)
    await deleteProducts(tx, unsold)
    await deleteUnusedTaxonomy(tx)
    const pictures = await deleteUnusedPictures(tx)
    await tx.insert(demoRemoval).values({}).onConflictDoNothing()
    await writeVocabulary(tx)
    return { is: 'removed', deleted: unsold.length, archived: sold.length, pictures }
  })
}

const texts = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`
const ids = (values: readonly number[]): SQL => sql`${sql.param([...values])}::int[]`

/** Products of the demo that are still to be removed, locked. An imported product with the same slug is not of the demo. */
async function findDemoProducts(tx: Transaction): Promise<{ sold: number[]; unsold: number[] }> {
  const { rows } = await tx.execute<{ id: number; sold: boolean }>(sql`
    select id, is_sold as sold from product, lateral (select exists (select from order_line where product_id = product.id) as is_sold) orders
    where slug = any(${texts(products.map(({ slug }) => slug))}) and (is_active or not is_sold)
      and not exists (select from product_source where product_id = product.id)
    order by id for update of product`)
  const idsWhere = (isSold: boolean) => rows.filter(({ sold }) => sold === isSold).map(({ id }) => id)
  return { sold: idsWhere(true), unsold: idsWhere(false) }
}

async function removeContent(tx: Transaction): Promise<void> {
  await tx.execute(sql`delete from banner where title = any(${texts(banners.map(({ title }) => title))})`)
  await tx.execute(
    sql`delete from home_section where slug = any(${texts(homeSections.map(({ slug }) => slug))})`,
  )
  await tx.execute(sql`delete from size_guide where slug = any(${texts(sizeGuides.map(({ slug }) => slug))})`)
  const named = goesWith.map(({ categories, with: partners }) => [...categories, ...partners].join(' '))
  await tx.execute(
    sql`delete from goes_with where array_to_string(categories || partners, ' ') = any(${texts(named)})`,
  )
  await tx.execute(sql`delete from blog where slug = any(${texts(posts.map(({ slug }) => slug))})`)
  const isUnusedPostCategory = sql`not exists (select from blog where blog_category.id in (category_id, sub_category_id))
    and not exists (select from blog_category child where child.parent_id = blog_category.id)`
  const subSlugs = postCategories.flatMap(({ children }) => children.map(({ slug }) => slug))
  for (const slugs of [subSlugs, postCategories.map(({ slug }) => slug)]) {
    await tx.execute(
      sql`delete from blog_category where slug = any(${texts(slugs)}) and ${isUnusedPostCategory}`,
    )
  }
  await tx.execute(sql`delete from offer where key = any(${texts(offers.map(({ key }) => key))})`)
  const isDemoCoupon = sql`code = any(${texts(DEMO_COUPONS.map(({ code }) => code))})`
  await tx.execute(
    sql`delete from coupon where ${isDemoCoupon} and not exists (select from orders where coupon_id = coupon.id)`,
  )
  await tx.execute(
    sql`update coupon set ends_at = now() where ${isDemoCoupon} and coalesce(ends_at > now(), true)`,
  )
}

async function archiveProducts(tx: Transaction, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return
  await tx.execute(sql`update product set state = 'archived' where id = any(${ids(productIds)})`)
  await tx.execute(sql`delete from review where product_id = any(${ids(productIds)}) and user_id is null`)
}

async function deleteProducts(tx: Transaction, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return
  await tx.execute(sql`select set_config('shop.deletes_demo', 'on', true)`)
  await tx.execute(sql`delete from cart_line where product_id = any(${ids(productIds)})`)
  await tx.execute(sql`delete from product where id = any(${ids(productIds)})`)
  await tx.execute(sql`select set_config('shop.deletes_demo', 'off', true)`)
}

/** Deletes the demo's brands, option values and categories that nothing uses any more; children before their parents. */
async function deleteUnusedTaxonomy(tx: Transaction): Promise<void> {
  await tx.execute(
    sql`delete from option_value where not exists (select from variant where option_value_id = option_value.id)
      and not exists (select from option_part where part_id = option_value.id)
      and not exists (select from product where option_ids @> array[option_value.id])`,
  )
  await tx.execute(sql`
    delete from brand where slug = any(${texts(brands.map(({ slug }) => slug))})
      and not exists (select from product where brand_id = brand.id)
      and not exists (select from coupon where brand_id = brand.id)`)
  for (const level of ['child', 'sub', 'main'] as const) {
    await tx.execute(sql`
      delete from category where level = ${level} and slug = any(${texts(slugsOf(level))})
        and not exists (select from product where category.id in (main_id, sub_id, child_id))
        and not exists (select from category child where child.parent_id = category.id)
        and not exists (select from coupon where category_id = category.id)`)
  }
}

function slugsOf(level: 'main' | 'sub' | 'child'): string[] {
  const childrenOf = (nodes: readonly DemoCategory[]) => nodes.flatMap(({ children = [] }) => children)
  const subs = childrenOf(categories)
  const nodes = { main: categories, sub: subs, child: childrenOf(subs) }[level]
  return nodes.map(({ slug }) => slug)
}

/** Deletes drawings that no page and no order shows any more. Brands and categories of the operator's products keep theirs. */
async function deleteUnusedPictures(tx: Transaction): Promise<DeletedPicture[]> {
  const { rows } = await tx.execute<{ id: string; width: number; height: number }>(sql`
    with shown as (
      select unnest(media) as address from product union all select unnest(media) from variant
      union all select logo from brand union all select unnest(array[logo, banner]) from category
      union all select unnest(array[image, phone_image]) from banner union all select image from blog
      union all select image from order_line
    ), used as (
      select distinct substring(address from '^/media/([a-z0-9]+)-') as id from shown
    )
    delete from picture where source ? 'drawing' and not exists (select from used where used.id = picture.id)
    returning id, width, height`)
  return rows
}
