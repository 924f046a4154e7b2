import type { Transaction } from '#database/openDatabase.ts'
import type { ContentFile } from './contentFile.schema.ts'
import { unknownOfBrands } from './parts/brands.ts'
import { unknownOfCategories } from './parts/categories.ts'
import { unknownOfCoupons } from './parts/coupons.ts'
import { unknownOfDelivery } from './parts/delivery.ts'
import { unknownOfGoesWith } from './parts/goesWith.ts'
import { readPostCategories } from './parts/postCategories.ts'
import { readPosts, unknownOfPosts } from './parts/posts.ts'
import { unknownOfSections } from './parts/sections.ts'
import { unknownOfSizeGuides } from './parts/sizeGuides.ts'

/** Sentences about what the file names and the shop does not have. */
export async function findUnknown(tx: Transaction, file: ContentFile): Promise<string[]> {
  const { brands = [], sections = [], categories = [], coupons = [], size_guides = [], goes_with = [] } = file
  const hasBlog = file.posts !== undefined || file.post_categories !== undefined
  return [
    ...(await unknownOfBrands(tx, brands)),
    ...(await unknownOfSections(tx, sections)),
    ...(await unknownOfCategories(tx, categories)),
    ...(await unknownOfCoupons(tx, coupons)),
    ...(await unknownOfSizeGuides(tx, size_guides)),
    ...(await unknownOfGoesWith(tx, goes_with)),
    ...(file.delivery === undefined ? [] : await unknownOfDelivery(tx, file.delivery)),
    ...(hasBlog
      ? await unknownOfPosts(
          tx,
          file.posts ?? (await readPosts(tx)),
          file.post_categories ?? (await readPostCategories(tx)),
        )
      : []),
  ]
}
