import { and, eq, or, sql, type Placeholder, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database, Db } from '#database/openDatabase.ts'
import { preparedFor } from '#database/preparedFor.ts'
import { brand } from '#database/schema/brand.ts'
import { category } from '#database/schema/category.ts'
import { product, productDetail } from '#database/schema/product.ts'
import { idOfSlugOrId } from '#http/idParam.ts'
import { isOfferSharedColumn } from '#modules/offers/offers.repository.ts'
import { ownerOfOldSlug } from '#modules/redirects/oldSlugs.ts'
import { cardColumns, variantsColumn } from './productCards.repository.ts'

const main = alias(category, 'main')
const sub = alias(category, 'sub')

/** Products with a page: those that are sold, and those that are no longer. */
const isPublic = sql`(${product.isActive} or ${product.state} = 'archived')`

function selectProduct(db: Db, condition: SQL | undefined) {
  return db
    .select({
      ...cardColumns,
      variants: variantsColumn,
      isOfferShared: isOfferSharedColumn,
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
    .where(and(condition, isPublic))
}

const productById = preparedFor((db) =>
  selectProduct(db, eq(product.id, sql.placeholder('id'))).prepare('product_by_id'),
)
const productBySlug = preparedFor((db) =>
  selectProduct(db, hasSlug(sql.placeholder('slug'))).prepare('product_by_slug'),
)

export async function findProduct(db: Database, slugOrId: string) {
  const id = idOfSlugOrId(slugOrId)
  const [found] = await (id === undefined
    ? productBySlug(db).execute({ slug: slugOrId })
    : productById(db).execute({ id }))
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
  return id === undefined ? hasSlug(slugOrId) : eq(product.id, id)
}

/** Now, or earlier. */
function hasSlug(slug: string | Placeholder) {
  return or(eq(product.slug, slug), eq(product.id, ownerOfOldSlug(['product'], slug)))
}
