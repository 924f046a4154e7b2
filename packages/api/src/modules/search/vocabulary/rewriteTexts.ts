import type { Database } from '#database/openDatabase.ts'
import { product } from '#database/schema/product.ts'
import { noteProductRefresh, refreshProducts } from '#modules/products/refreshProducts.ts'
import { refreshVocabulary } from './refreshVocabulary.ts'

/** Writes the search texts that differ from what products say, and the phrases for suggestions. Resolves with the number of products. */
export async function rewriteTexts(
  db: Database,
  onProgress: (done: number, total: number) => void,
): Promise<number> {
  const total = await db.$count(product)
  await noteProductRefresh(db)
  await refreshProducts(db, { onProgress: (done) => onProgress(Math.min(done, total), total) })
  await refreshVocabulary(db)
  return total
}
