import { brands } from '@shop/demo-catalogue/brands'
import { categories } from '@shop/demo-catalogue/categories'
import { goesWith } from '@shop/demo-catalogue/goes-with'
import { offers } from '@shop/demo-catalogue/offers'
import { products } from '@shop/demo-catalogue/products/products'
import { sizeGuides } from '@shop/demo-catalogue/size-guides'
import { sizeGuidesSchema } from '@shop/contract/size-guides.schema'
import type { Database } from '#database/openDatabase.ts'
import { findBestSellerChanges, markBestSellers } from '#modules/products/popularity/bestSellers.ts'
import { writeVocabulary } from '#modules/search/vocabulary/refreshVocabulary.ts'
import { writeGoesWith } from '#modules/goesWith/goesWith.repository.ts'
import { addOffer } from '#modules/offers/addOffer.ts'
import { offerInputSchema } from '#modules/offers/offerFile.schema.ts'
import { writeSizeGuides } from '#modules/sizeGuides/sizeGuides.repository.ts'
import { PictureBook } from './PictureBook.ts'
import { seedBlogs } from './seedBlogs.ts'
import { seedBrands } from './seedBrands.ts'
import { seedCategories } from './seedCategories.ts'
import { seedCoupons } from './seedCoupons.ts'
import { seedHome } from './seedHome.ts'
import { groupOf, seedProducts } from './seedProducts.ts'
import { seedReviews } from './seedReviews.ts'

/** Fills an empty database with the demo catalogue, in one transaction. */
export async function seedDemoCatalogue(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const pictures = new PictureBook()
    const brandIds = await seedBrands(tx, brands, pictures)
    const categoryRows = await seedCategories(tx, categories, pictures)
    const productIds = await seedProducts(tx, { products, brands, brandIds, categoryRows, pictures })
    await seedReviews(tx, { products, productIds, groupOf: (one) => groupOf(one, { categoryRows }) })
    await seedBlogs(tx, { products, productIds, pictures })
    await seedHome(tx, { categoryRows, pictures })
    await seedCoupons(tx)
    await writeSizeGuides(tx, sizeGuidesSchema.parse(sizeGuides))
    await writeGoesWith(tx, goesWith)
    for (const offer of offers) await addOffer(tx, offerInputSchema.parse(offer), new Date())
    await pictures.save(tx)
    await markBestSellers(tx, await findBestSellerChanges(tx))
    await writeVocabulary(tx)
  })
}
