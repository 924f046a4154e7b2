import type { HomeDataResponse } from '@shop/contract/home.schema'
import type { Database } from '#database/openDatabase.ts'
import { toBlogCardWire } from '#modules/blogs/blogs.mapper.ts'
import { createBlogsRepository } from '#modules/blogs/blogs.repository.ts'
import type { ProductCards } from '#modules/products/ProductCards.ts'
import { toFacedBrandWire } from '#modules/brands/brands.mapper.ts'
import { toBannerWire } from './home.mapper.ts'
import { ownSections } from './ownSections.ts'
import {
  findLargestCategories,
  findSectionProductIds,
  listBanners,
  listPicturesOfCategoriesAndProducts,
  listPopularBrands,
  listSections,
} from './home.repository.ts'

const BLOGS = 4

/** `GET /api/home-data`. Empty sections are left out. */
export async function getHomeData(
  db: Database,
  productCards: ProductCards,
): Promise<HomeDataResponse['data']> {
  const [banners, brands, blogs, sections] = await findParts(db)
  const cards = await productCards.find([...new Set(sections.flatMap(({ ids }) => ids))])
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  return {
    banners: banners.map(toBannerWire),
    sections: sections
      .map(({ title, slug, ids }) => ({ title, slug, products: ids.flatMap((id) => cardOf.get(id) ?? []) }))
      .filter(({ products }) => products.length > 0),
    brands: brands.map(toFacedBrandWire),
    blogs: blogs.map(toBlogCardWire),
  }
}

/** Addresses of the page's pictures. */
export async function listHomePictures(db: Database): Promise<string[]> {
  const [banners, brands, blogs, sections] = await findParts(db)
  const productIds = sections.flatMap(({ ids }) => ids)
  return [
    ...banners.flatMap(({ image, phoneImage }) => [image, phoneImage ?? image]),
    ...(await listPicturesOfCategoriesAndProducts(db, productIds)),
    ...brands.map(({ face }) => face),
    ...blogs.map(({ image }) => image),
  ]
}

const findParts = (db: Database) =>
  Promise.all([
    listBanners(db),
    listPopularBrands(db),
    createBlogsRepository(db).newest(BLOGS),
    sectionsWithIds(db),
  ])

async function sectionsWithIds(db: Database) {
  const chosen = await listSections(db)
  const sections = chosen.length > 0 ? chosen : ownSections(await findLargestCategories(db))
  return Promise.all(
    sections.map(async ({ title, slug, rule }) => ({
      title,
      slug,
      ids: await findSectionProductIds(db, rule),
    })),
  )
}
