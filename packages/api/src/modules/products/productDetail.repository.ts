import { and, eq, or, sql, type Placeholder, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database, Db } from '#database/openDatabase.ts'
import { batchedFor } from '#database/batchedFor.ts'
import { isAmong, preparedFor } from '#database/preparedFor.ts'
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

const productsById = preparedFor((db) =>
  selectProduct(db, isAmong(product.id, 'ids')).prepare('products_by_id'),
)
const productsBySlug = preparedFor((db) =>
  selectProduct(db, isAmong(product.slug, 'slugs')).prepare('products_by_slug'),
)
const productByOldSlug = preparedFor((db) =>
  selectProduct(db, hadSlug(sql.placeholder('slug'))).prepare('product_by_old_slug'),
)

const byId = batchedFor(
  (db, ids: readonly number[]) => productsById(db).execute({ ids }),
  ({ id }) => id,
)
const bySlug = batchedFor(
  (db, slugs: readonly string[]) => productsBySlug(db).execute({ slugs }),
  ({ slug }) => slug,
)

export async function findProduct(db: Database, slugOrId: string) {
  const id = idOfSlugOrId(slugOrId)
  if (id !== undefined) return byId(db, id)
  return (await bySlug(db, slugOrId)) ?? (await productByOldSlug(db).execute({ slug: slugOrId })).at(0)
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
  return id === undefined ? or(eq(product.slug, slugOrId), hadSlug(slugOrId)) : eq(product.id, id)
}

/** True for a product that had the slug earlier. */
function hadSlug(slug: string | Placeholder) {
  return eq(product.id, ownerOfOldSlug(['product'], slug))
}
