import { asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/openDatabase.ts'
import { brand } from '#database/schema/brand.ts'
import { category } from '#database/schema/category.ts'
import { banner, homeSection } from '#database/schema/home.ts'
import { today } from '#time/today.ts'
import type { Content } from './contentFile.schema.ts'

/** Content of the shop as a file has it. */
export async function readContent(tx: Transaction): Promise<Content> {
  const banners = await tx.select().from(banner).orderBy(asc(banner.position), asc(banner.id))
  const sections = await tx.select().from(homeSection).orderBy(asc(homeSection.position), asc(homeSection.id))
  const brands = await tx
    .select({ slug: brand.slug })
    .from(brand)
    .where(eq(brand.isPopular, true))
    .orderBy(asc(brand.slug))
  return {
    banners: banners.map(({ eyebrow, title, text, button, link, image, alt, tint, startsAt, endsAt }) => ({
      eyebrow,
      title,
      text,
      button,
      link,
      picture: image,
      alt,
      tint,
      ...(startsAt !== null && { from: today(startsAt) }),
      // The day that ends at a midnight is the one before it.
      ...(endsAt !== null && { until: today(new Date(endsAt.getTime() - 1)) }),
    })),
    sections: sections.map(({ title, slug, rule }) => ({ title, slug, rule })),
    brands: brands.map(({ slug }) => slug),
    categories: await readCategories(tx),
  }
}

async function readCategories(tx: Transaction): Promise<Content['categories']> {
  const rows = await tx
    .select({
      slug: category.slug,
      picture: category.logo,
      banner: category.banner,
      tint: category.tint,
      children: sql<string[]>`array(select sub.slug from category sub where sub.parent_id = "category"."id"
        order by sub.position, sub.id)`,
    })
    .from(category)
    .where(eq(category.level, 'main'))
    .orderBy(asc(category.position), asc(category.id))
  return rows
}
