import type { ListProductsQuery, ListProductsResponse } from '@shop/contract/product-list.schema'
import type { Database } from '#database/openDatabase.ts'
import { foldWords } from '../foldText.ts'
import { isImpersonal } from './isImpersonal.ts'
import { saveMiss } from './misses.repository.ts'

/**
 * Records the text of a search that found nothing, or less than it named, for the operator. Answers that were stored are not
 * counted again, nor lists that the shopper has filtered.
 */
export async function recordMiss(
  db: Database,
  query: ListProductsQuery,
  { total, understood }: ListProductsResponse,
): Promise<void> {
  const { search = '', exact, page, slug, brand, option, offer } = query
  const isFiltered =
    exact !== undefined || slug !== undefined || offer !== undefined || brand.length + option.length > 0
  const isMiss =
    total === 0 ||
    (understood !== null &&
      (understood.missing !== null || understood.unpriced !== undefined || understood.described.length > 0))
  if (search === '' || page > 1 || isFiltered || !isMiss || !isImpersonal(search)) return
  await saveMiss(db, foldWords(search).join(' '), total)
}
