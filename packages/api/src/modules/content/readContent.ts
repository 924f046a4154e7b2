import type { Transaction } from '#database/openDatabase.ts'
import { readGoesWith } from '#modules/goesWith/goesWith.repository.ts'
import { listSynonyms } from '#modules/search/synonyms/synonyms.repository.ts'
import { readSettings } from '#modules/settings/settings.repository.ts'
import { readSizeGuides } from '#modules/sizeGuides/sizeGuides.repository.ts'
import type { Content } from './contentFile.schema.ts'
import { readBanners } from './parts/banners.ts'
import { readBrands } from './parts/brands.ts'
import { readCategories } from './parts/categories.ts'
import { readCoupons } from './parts/coupons.ts'
import { readPostCategories } from './parts/postCategories.ts'
import { readPosts } from './parts/posts.ts'
import { readSections } from './parts/sections.ts'

/** Content of the shop as a file has it. */
export async function readContent(tx: Transaction): Promise<Content> {
  return {
    banners: await readBanners(tx),
    sections: await readSections(tx),
    brands: await readBrands(tx),
    categories: await readCategories(tx),
    coupons: await readCoupons(tx),
    post_categories: await readPostCategories(tx),
    posts: await readPosts(tx),
    synonyms: await listSynonyms(tx),
    size_guides: await readSizeGuides(tx),
    goes_with: await readGoesWith(tx),
    ...(await readSettings(tx)),
  }
}
