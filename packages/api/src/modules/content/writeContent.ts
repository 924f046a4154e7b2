import type { Transaction } from '#database/openDatabase.ts'
import { writeGoesWith } from '#modules/goesWith/goesWith.repository.ts'
import { replaceSynonyms } from '#modules/search/synonyms/synonyms.repository.ts'
import { writeSettings } from '#modules/settings/settings.repository.ts'
import { writeSizeGuides } from '#modules/sizeGuides/sizeGuides.repository.ts'
import type { ContentFile } from './contentFile.schema.ts'
import { writeBanners } from './parts/banners.ts'
import { writeBrands } from './parts/brands.ts'
import { writeCategories } from './parts/categories.ts'
import { writeCoupons } from './parts/coupons.ts'
import { deletePostCategories, writePostCategories } from './parts/postCategories.ts'
import { writePosts } from './parts/posts.ts'
import { writeSections } from './parts/sections.ts'

/** Replaces the parts of the content that the file has. */
export async function writeContent(tx: Transaction, file: ContentFile): Promise<void> {
  if (file.banners !== undefined) await writeBanners(tx, file.banners)
  if (file.sections !== undefined) await writeSections(tx, file.sections)
  if (file.brands !== undefined) await writeBrands(tx, file.brands)
  if (file.categories !== undefined) await writeCategories(tx, file.categories)
  if (file.coupons !== undefined) await writeCoupons(tx, file.coupons)
  if (file.post_categories !== undefined) await writePostCategories(tx, file.post_categories)
  if (file.posts !== undefined) await writePosts(tx, file.posts)
  if (file.post_categories !== undefined) await deletePostCategories(tx, file.post_categories)
  if (file.synonyms !== undefined) await replaceSynonyms(tx, file.synonyms)
  if (file.size_guides !== undefined) await writeSizeGuides(tx, file.size_guides)
  if (file.goes_with !== undefined) await writeGoesWith(tx, file.goes_with)
  await writeSettings(tx, file)
}
