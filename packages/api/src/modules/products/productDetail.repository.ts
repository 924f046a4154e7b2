import { and, eq, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '#database/openDatabase.ts'
import { brand } from '#database/schema/brand.ts'
import { category } from '#database/schema/category.ts'
import { product, productDetail } from '#database/schema/product.ts'
import { idOfSlugOrId } from '#http/idParam.ts'
import { ownerOfOldSlug } from '#modules/redirects/oldSlugs.ts'
import { cardColumns } from './productCards.repository.ts'

const main = alias(category, 'main')
const sub = alias(category, 'sub')

/** Products with a page: those that are sold, and those that are no longer. */
const isPublic = sql`(${product.isActive} or ${product.state} = 'archived')`

export async function findProduct(db: Database, slugOrId: string) {
  const [found] = await db
    .select({
      ...cardColumns,
      state: product.state,
      brandSlug: brand.slug,
      brandManufacturer: brand.manufacturer,
      main: { id: main.id, name: main.name, slug: main.slug, isReturnable: main.isReturnable },
      sub: { id: sub.id, name: sub.name, slug: sub.slug, isReturnable: sub.isReturnable },
      child: {
        id: category.id,
        name: category.name,
        slug: category.slug,
        isReturnable: category.isReturnable,
      },
      storeIds: product.storeIds,
      detail: {
        description: productDetail.description,
        highlights: productDetail.highlights,
        howToUse: productDetail.howToUse,
        ingredients: productDetail.ingredients,
        altTexts: productDetail.altTexts,
        specifications: productDetail.specifications,
        countryOfOrigin: productDetail.countryOfOrigin,
        manufacturer: productDetail.manufacturer,
        importer: productDetail.importer,
        netQuantity: productDetail.netQuantity,
        bestBefore: productDetail.bestBefore,
      },
    })
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .innerJoin(main, eq(main.id, product.mainId))
    .innerJoin(sub, eq(sub.id, product.subId))
    .innerJoin(category, eq(category.id, product.childId))
    .leftJoin(productDetail, eq(productDetail.productId, product.id))
    .where(and(isNamed(slugOrId), isPublic))
  return found
}

export async function findProductId(db: Database, slugOrId: string): Promise<number | undefined> {
  const [found] = await db
    .select({ id: product.id })
    .from(product)
    .where(and(isNamed(slugOrId), isPublic))
  return found?.id
}

function isNamed(slugOrId: string) {
  const id = idOfSlugOrId(slugOrId)
  if (id !== undefined) return eq(product.id, id)
  return or(eq(product.slug, slugOrId), eq(product.id, ownerOfOldSlug(['product'], slugOrId)))
}
